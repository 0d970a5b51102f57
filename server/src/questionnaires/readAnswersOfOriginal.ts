import {
  listDisablingKeys,
  isAnswered,
  additionalInputKey,
  answerKey,
  areaCommentKey,
  parseFormKey,
  questionCommentKey,
  questionKey,
  selectAnswersInForce,
  type FormKey,
} from '@cert/shared/domain';
import type { AreaData, AttachedDocument, StoredResponse } from '@cert/shared/contract';
import { presentResponse } from '../answers/storedResponses.ts';
import type { Database } from '../database/connect.ts';
import { readDocuments } from '../documents/readDocuments.ts';
import type { MemberContext } from '../useCase.ts';
import type { Edition, EditionArea, EditionAnswer, EditionQuestion } from '../editions/edition.ts';

type Previous = Pick<AreaData, 'previousYear' | 'previousResponses' | 'previousDocuments'>;

/**
 * Reads the answers and documents of the original, if this questionnaire is a copy; else the result is empty. Contains
 * only those whose area or question still exists in `areas`, and only answers that count in the original
 * (`selectAnswersInForce`).
 */
export async function readAnswersOfOriginal(
  { db, files, account, questionnaire, readEdition, now }: MemberContext,
  areas: readonly EditionArea[],
): Promise<Previous> {
  const original = await findOriginal(db, questionnaire);
  if (!original) return { previousYear: null, previousResponses: {}, previousDocuments: [] };
  const edition = await readEdition(db, original);
  const match = matchEditions({ earlier: [...edition.areas.values()], areas });
  const documents = await readDocuments({
    db,
    files,
    account,
    questionnaireId: original.id,
    areaIds: areaIdsOf(match, [...edition.questions.values()]),
    at: now(),
  });
  return {
    previousYear: original.year,
    previousResponses: await readResponses(db, { ...original, edition }, match),
    previousDocuments: documents.flatMap((document) => carryDocument(document, match)),
  };
}

function findOriginal(
  db: Database,
  { originalId, organisationId }: MemberContext['questionnaire'],
) {
  if (originalId === null) return undefined;
  return (
    db
      .selectFrom('questionnaires')
      .select(['id', 'year', 'edition_id as editionId', 'is_key_only as isKeyOnly'])
      .where('id', '=', originalId)
      // Never read another organisation's answers, even if the row refers to them.
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst()
  );
}

/** Lists the ids of the original's areas whose documents are read: matched areas, and areas of matched questions. */
function areaIdsOf(
  { areas, questions }: EditionMatch,
  earlier: readonly { id: number; areaId: number }[],
): number[] {
  const ofQuestions = earlier.filter(({ id }) => questions.has(id)).map(({ areaId }) => areaId);
  return [...new Set([...areas.keys(), ...ofQuestions])];
}

async function readResponses(
  db: Database,
  { id, edition, isKeyOnly }: { id: number; edition: Edition; isKeyOnly: boolean },
  match: EditionMatch,
): Promise<{ [formKey: string]: StoredResponse }> {
  const disabling = [...match.questions.keys()].flatMap((questionId) => {
    const question = edition.questions.get(questionId);
    return question ? listDisablingKeys(question, edition.questions) : [];
  });
  const rows = await db
    .selectFrom('responses as r')
    .innerJoin('accounts as a', 'a.id', 'r.saved_by')
    .selectAll('r')
    .select('a.name')
    .where('questionnaire_id', '=', id)
    .where((is) =>
      is.or([
        is('question_id', 'in', orNone([...match.questions.keys()])),
        is('form_key', '=', is.fn.any(is.val(disabling))),
        is.and([
          is('question_id', 'is', null),
          is('r.area_id', 'in', orNone([...match.areas.keys()])),
        ]),
      ]),
    )
    .execute();
  const stored = Object.fromEntries(rows.map((row) => [row.form_key, presentResponse(row)]));
  const inForce = selectAnswersInForce({ areas: edition.areas, isKeyOnly }, stored);
  const carried = Object.entries(stored).flatMap(([key, response]) =>
    key in inForce && isAnswered(response) ? [mapResponseToEdition(key, response, match)] : [],
  );
  return Object.fromEntries(carried.filter((entry) => entry !== undefined));
}

/** Returns the ids, or a list of 0 if there are none: SQL does not allow an empty list, and no row has the id 0. */
function orNone(ids: number[]): number[] {
  return ids.length > 0 ? ids : [0];
}

function carryDocument(
  document: AttachedDocument,
  { areas, questions }: EditionMatch,
): AttachedDocument[] {
  if (document.questionId === null) {
    const area = areas.get(document.areaId);
    return area ? [{ ...document, areaId: area.id }] : [];
  }
  const question = questions.get(document.questionId);
  return question ? [{ ...document, questionId: question.id, areaId: question.areaId }] : [];
}

/**
 * Converts a response of an earlier edition: replaces its form key and ids with those of the current edition.
 * @returns undefined if its area, question or answer does not exist in the current edition
 */
function mapResponseToEdition(
  key: FormKey,
  response: StoredResponse,
  { areas, questions, answers }: EditionMatch,
): [FormKey, StoredResponse] | undefined {
  const parsed = parseFormKey(key);
  if (!parsed) return undefined;
  switch (parsed.kind) {
    case 'areaComment': {
      const area = areas.get(parsed.id);
      return area && [areaCommentKey(area.id), { ...response, areaId: area.id }];
    }
    case 'questionComment': {
      const question = questions.get(parsed.id);
      return (
        question && [
          questionCommentKey(question.id),
          { ...response, questionId: question.id, areaId: question.areaId },
        ]
      );
    }
    case 'question': {
      const question = questions.get(parsed.id);
      const chosen = response.answerId === null ? undefined : answers.get(response.answerId);
      if (!question || !chosen) return undefined;
      const ids = { questionId: question.id, answerId: chosen.id, areaId: question.areaId };
      return [questionKey(question.id), { ...response, ...ids }];
    }
    case 'answer':
    case 'additional': {
      const answer = answers.get(parsed.id);
      const question =
        response.questionId === null ? undefined : questions.get(response.questionId);
      if (!answer || !question) return undefined;
      const present =
        parsed.kind === 'answer' ? answerKey(answer.id) : additionalInputKey(answer.id);
      const ids = { questionId: question.id, answerId: answer.id, areaId: question.areaId };
      return [present, { ...response, ...ids }];
    }
  }
}

/** The parts of an earlier edition that the current edition still has: maps from the earlier id to the current part. */
type EditionMatch = {
  areas: ReadonlyMap<number, EditionArea>;
  questions: ReadonlyMap<number, EditionQuestion>;
  answers: ReadonlyMap<number, EditionAnswer>;
};

/**
 * Matches an earlier edition with these areas by stable keys. A question of another kind is a different question.
 * @param areas the areas of the current edition to match with; earlier areas that are not among them are left out
 */
function matchEditions({
  earlier,
  areas,
}: {
  earlier: readonly EditionArea[];
  areas: readonly EditionArea[];
}): EditionMatch {
  const areaByPath = new Map(areas.map((area) => [area.path, area]));
  const questionByKey = new Map(
    areas.flatMap(({ questions }) => questions).map((question) => [question.key, question]),
  );
  const match = {
    areas: new Map<number, EditionArea>(),
    questions: new Map<number, EditionQuestion>(),
    answers: new Map<number, EditionAnswer>(),
  };
  for (const area of earlier) {
    const present = areaByPath.get(area.path);
    if (present) match.areas.set(area.id, present);
  }
  for (const question of earlier.flatMap(({ questions }) => questions)) {
    const present = questionByKey.get(question.key);
    if (present?.kind !== question.kind) continue;
    match.questions.set(question.id, present);
    const answerByKey = new Map(present.answers.map((answer) => [answer.key, answer]));
    for (const answer of question.answers) {
      const presentAnswer = answerByKey.get(answer.key);
      if (presentAnswer) match.answers.set(answer.id, presentAnswer);
    }
  }
  return match;
}
