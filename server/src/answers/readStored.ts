import { answerKey, questionKey } from '@cert/shared/domain';
import type { StoredResponse } from '@cert/shared/contract';
import type { Database } from '../database/connect.ts';
import type { SentAnswer } from './decideAnswers.ts';
import { presentResponse } from './presentResponse.ts';

/**
 * Reads what stands under the keys that were sent, and under those that can disable their questions, and holds it until
 * the transaction ends: two saves of one key come one after the other. Always in the order of the keys, so that two
 * saves of several keys do not wait for each other in a circle.
 */
export async function readStored({
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
  const rows = await db
    .selectFrom('responses as r')
    .selectAll('r')
    // Not a join: a row that was waited for is read anew, and its join with the old `saved_by` would drop it.
    .select((from) =>
      from.selectFrom('accounts').select('name').whereRef('id', '=', 'r.saved_by').as('name'),
    )
    .where('questionnaire_id', '=', questionnaireId)
    .where('form_key', 'in', keys)
    .orderBy('form_key')
    .forUpdate('r')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.form_key, presentResponse(row)]));
}
