import { answerKey, questionKey } from '@cert/shared/domain';
import type { StoredResponse } from '@cert/shared/contract';
import type { Database } from '../database/connect.ts';
import { prepareStatement } from '../database/prepareStatement.ts';
import type { SentAnswer } from './decideAnswers.ts';
import type { Selectable } from 'kysely';
import type { ResponsesTable } from '../database/questionnaireTables.ts';

type Keys = { questionnaireId: number; keys: string[] };

// The name comes from a subquery, not a join: after waiting for a row lock PostgreSQL re-reads the row, and a join with
// the old `saved_by` would drop it. Ordered by key, so that two saves cannot deadlock.
const select = `
  select r.form_key, r.area_id, r.question_id, r.answer_id, r.kind, r.value, r.content, r.revision, r.saved_at,
    (select a.name from accounts a where a.id = r.saved_by) as name
  from responses r
  where r.questionnaire_id = $questionnaireId and r.form_key = any($keys)
  order by r.form_key`;
const read = prepareStatement<Keys, ResponseRow>(select);
const readAndHold = prepareStatement<Keys, ResponseRow>(`${select} for update of r`);

/**
 * Reads the stored responses of the sent keys, and those of the answers that can disable their questions. Inside a
 * transaction the rows are locked, so that two saves of one key run one after the other.
 */
export async function readStoredResponses({
  db,
  questionnaireId,
  sent,
}: {
  db: Database;
  questionnaireId: number;
  sent: readonly SentAnswer[];
}): Promise<{ [formKey: string]: StoredResponse }> {
  const keys = sent.flatMap(({ target }) => {
    const disabledOn = target.question?.disabledOn;
    return disabledOn
      ? [target.key, questionKey(disabledOn.questionId), answerKey(disabledOn.answerId)]
      : [target.key];
  });
  if (keys.length === 0) return {};
  const rows = await (db.isTransaction ? readAndHold : read)(db, { questionnaireId, keys });
  return Object.fromEntries(rows.map((row) => [row.form_key, presentResponse(row)]));
}

type ResponseRow = Omit<Selectable<ResponsesTable>, 'questionnaire_id' | 'saved_by'> & {
  /** Name of the account that saved it. */
  name: string | null;
};

/** A stored response in the format of the API. */
export function presentResponse(row: ResponseRow): StoredResponse {
  return {
    questionId: row.question_id,
    answerId: row.answer_id,
    areaId: row.area_id,
    type: row.kind,
    value: row.value,
    content: row.content,
    revision: row.revision,
    savedAt: row.saved_at.toISOString(),
    savedBy: row.name ?? '',
  };
}
