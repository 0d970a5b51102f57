import { isAnswered } from '@cert/shared/domain';
import type { AreaData, AttachedDocument, StoredResponse } from '@cert/shared/contract';
import { presentResponse } from '../answers/presentResponse.ts';
import type { Database } from '../database/connect.ts';
import { readDocuments } from '../documents/readDocuments.ts';
import type { MemberContext } from '../http/useCase.ts';
import { mapResponseToEdition } from './mapResponseToEdition.ts';
import type { EditionArea } from './edition.ts';
import { matchEditions, type EditionMatch } from './matchEditions.ts';

type Previous = Pick<AreaData, 'previousYear' | 'previousResponses' | 'previousDocuments'>;

/**
 * Reads the answers and documents of the questionnaire that this one is a copy of. Contains only those whose questions
 * still exist in these areas, and no cleared answers. Empty if this questionnaire is not a copy.
 */
export async function readOriginalAnswers(
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
    previousResponses: await readResponses(db, original.id, match),
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
      .select(['id', 'year', 'edition_id as editionId'])
      .where('id', '=', originalId)
      // Never read another organisation's answers, even if the row refers to them.
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst()
  );
}

/** The ids of the earlier areas whose documents are read: matched areas, and areas of matched questions. */
function areaIdsOf(
  { areas, questions }: EditionMatch,
  earlier: readonly { id: number; areaId: number }[],
): number[] {
  const ofQuestions = earlier.filter(({ id }) => questions.has(id)).map(({ areaId }) => areaId);
  return [...new Set([...areas.keys(), ...ofQuestions])];
}

async function readResponses(
  db: Database,
  questionnaireId: number,
  match: EditionMatch,
): Promise<{ [formKey: string]: StoredResponse }> {
  const rows = await db
    .selectFrom('responses as r')
    .innerJoin('accounts as a', 'a.id', 'r.saved_by')
    .selectAll('r')
    .select('a.name')
    .where('questionnaire_id', '=', questionnaireId)
    .where((is) =>
      is.or([
        is('question_id', 'in', orNone([...match.questions.keys()])),
        is.and([
          is('question_id', 'is', null),
          is('r.area_id', 'in', orNone([...match.areas.keys()])),
        ]),
      ]),
    )
    .execute();
  const carried = rows.flatMap((row) => {
    const response = presentResponse(row);
    return isAnswered(response) ? [mapResponseToEdition(row.form_key, response, match)] : [];
  });
  return Object.fromEntries(carried.filter((entry) => entry !== undefined));
}

/** The ids, or a list of 0 if there are none: SQL does not allow an empty list, and no row has the id 0. */
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
