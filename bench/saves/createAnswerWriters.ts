import type { CategoryReply } from '@cert/shared/contract';
import { createRoundRobin } from '../createRoundRobin.ts';
import type { BenchApi } from './connectApi.ts';

/** A writer: each call changes its next answer, and resolves when the server has acknowledged the change. */
export type AnswerWriter = () => Promise<void>;

type OwnKey = { key: string; questionId: number; nextAnswerId: () => number; revision: number };

/**
 * Creates writers, each with its own single-choice questions, spread over all questionnaires of these accounts. Each
 * save selects another option, so it creates a new revision and a row in the history.
 * @param tokens sessions of accounts that may edit the same questionnaires
 * @throws {Error} (a writer) when the server did not store the answer
 */
export async function createAnswerWriters({
  api,
  tokens,
  writers,
}: {
  api: BenchApi;
  tokens: readonly string[];
  writers: number;
}): Promise<AnswerWriter[]> {
  const nextToken = createRoundRobin(tokens);
  const list = await api.read('certifierQuestionnaireList', {}, nextToken());
  const choices: { id: number; keys: OwnKey[] }[] = [];
  for (const { id } of list) choices.push({ id, keys: await choicesOf(api, id, nextToken()) });
  const mates = Math.ceil(writers / list.length);
  const shares = Array.from({ length: mates }, (_, mate) =>
    choices.map(({ id, keys }) => ({ id, own: keys.filter((_key, at) => at % mates === mate) })),
  );
  return shares
    .flat()
    .slice(0, writers)
    .map(({ id, own }) => writerOf({ api, id, own, token: nextToken() }));
}

async function choicesOf(api: BenchApi, id: number, token: string): Promise<OwnKey[]> {
  const categories = await api.read('areaCategoryList', { id, language: 'hr' }, token);
  const read: CategoryReply[] = [];
  for (const { slug } of categories)
    read.push(await api.read('areaCategory', { id, slug, language: 'hr' }, token));
  return read.flatMap(({ areas, responses }) =>
    areas
      // In a questionnaire with key areas only, other areas accept no answers.
      .filter(({ open }) => open)
      .flatMap(({ questions }) => questions)
      .filter(({ type, answers }) => type === 'single-choice' && answers.length > 1)
      .map((question) => ({
        key: `question_${question.id}`,
        questionId: question.id,
        nextAnswerId: createRoundRobin(question.answers.map((answer) => answer.id)),
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
  api: BenchApi;
  id: number;
  own: OwnKey[];
  token: string;
}): AnswerWriter {
  const nextKey = createRoundRobin(own);
  return async () => {
    const one = nextKey();
    const { key, questionId, nextAnswerId, revision } = one;
    const answerId = nextAnswerId();
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
