import { answerKey, questionKey } from '@cert/shared/domain';
import type { StoredResponse } from '@cert/shared/contract';
import type { Database } from '../database/connect.ts';
import { prepareStatement } from '../database/prepareStatement.ts';
import type { SentAnswer } from './decideAnswers.ts';
import { presentResponse, type ResponseRow } from './presentResponse.ts';

type Keys = { questionnaireId: number; keys: string[] };

// The name is not joined: a held row that was waited for is read anew, and its join with the old `saved_by` would
// drop it. Always in the order of the keys, so that two saves do not wait for each other in a circle.
const select = `
  select r.form_key, r.area_id, r.question_id, r.answer_id, r.kind, r.value, r.content, r.revision, r.saved_at,
    (select a.name from accounts a where a.id = r.saved_by) as name
  from responses r
  where r.questionnaire_id = $questionnaireId and r.form_key = any($keys)
  order by r.form_key`;
const read = prepareStatement<Keys, ResponseRow>(select);
const readAndHold = prepareStatement<Keys, ResponseRow>(`${select} for update of r`);

/**
 * Reads what stands under the keys that were sent, and under those that can disable their questions. In a transaction
 * it is held until that ends: two saves of one key come one after the other.
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
