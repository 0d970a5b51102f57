import type { CategoryReply } from '@cert/shared/contract';
import type { Api } from './openApi.ts';

/** Changes the next of its own answers, and resolves when the server has acknowledged it. */
export type Writer = () => Promise<void>;

type OwnKey = { key: string; questionId: number; answerIds: number[]; revision: number };

/**
 * Gives so many writers keys of their own: single choices, over all the questionnaires that these people may open.
 * Each save changes the chosen answer, so each leaves a new revision and a row of history.
 * @param tokens of people who may open and correct the same questionnaires
 * @throws {Error} by a writer, when the server did not store what it was sent
 */
export async function openWriters({
  api,
  tokens,
  writers,
}: {
  api: Api;
  tokens: readonly string[];
  writers: number;
}): Promise<Writer[]> {
  const list = await api.read('certifierQuestionnaireList', {}, tokens[0]);
  const keys = new Map<number, OwnKey[]>();
  for (const { id } of list) keys.set(id, await choicesOf(api, id, tokens[0]));
  const mates = Math.ceil(writers / list.length);
  return Array.from({ length: writers }, (_, index) => {
    const { id } = list[index % list.length]!;
    const place = Math.floor(index / list.length);
    const own = keys.get(id)!.filter((_key, at) => at % mates === place);
    return writerOf({ api, id, own, token: tokens[index % tokens.length]! });
  });
}

async function choicesOf(api: Api, id: number, token: string | undefined): Promise<OwnKey[]> {
  const categories = await api.read('areaCategoryList', { id, language: 'hr' }, token);
  const read: CategoryReply[] = [];
  for (const { slug } of categories)
    read.push(await api.read('areaCategory', { id, slug, language: 'hr' }, token));
  return read.flatMap(({ areas, responses }) =>
    areas
      .flatMap(({ questions }) => questions)
      .filter(({ type, answers }) => type === 'single-choice' && answers.length > 1)
      .map((question) => ({
        key: `question_${question.id}`,
        questionId: question.id,
        answerIds: question.answers.map((answer) => answer.id),
        revision: responses[`question_${question.id}`]?.revision ?? 0,
      })),
  );
}

function writerOf({
  api,
  id,
  own,
  token,
}: {
  api: Api;
  id: number;
  own: OwnKey[];
  token: string;
}): Writer {
  let turn = 0;
  return async () => {
    const one = own[turn++ % own.length]!;
    const { key, questionId, answerIds, revision } = one;
    // By the revision, which rises with each save: never the answer that stands there already, but for the first time.
    const answerId = answerIds[revision % answerIds.length]!;
    const { saved } = await api.act(
      'questionnaireAnswersSave',
      {
        id,
        answers: { [key]: { questionId, answerId, type: 'single-choice', value: true } },
        revisions: { [key]: revision },
      },
      token,
    );
    if (saved[key]?.revision !== revision + 1) throw new Error(`${key} was not saved`);
    one.revision += 1;
  };
}
