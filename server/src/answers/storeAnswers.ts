import type { Database } from '../database/connect.ts';
import { Outdated } from '../database/inTransaction.ts';
import type { ChangedAnswer } from './decideAnswers.ts';

/**
 * Writes changed answers in one statement, in the order of their keys. A row that is not at the revision that the
 * decision was made on was written by somebody else since.
 * @throws Outdated then: the transaction is done again
 */
export async function storeAnswers({
  db,
  questionnaireId,
  accountId,
  changed,
  at,
}: {
  db: Database;
  questionnaireId: number;
  accountId: number;
  changed: readonly ChangedAnswer[];
  at: Date;
}): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed
    .map(({ sent: { target, answer }, revision }) => ({
      questionnaire_id: questionnaireId,
      form_key: target.key,
      area_id: target.areaId,
      question_id: target.question?.id ?? null,
      answer_id: answer.answerId,
      kind: target.type,
      value: JSON.stringify(answer.value),
      content: answer.content,
      revision,
      saved_by: accountId,
      saved_at: at,
    }))
    .sort((one, other) => (one.form_key < other.form_key ? -1 : 1));
  const written = await db
    .insertInto('responses')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['questionnaire_id', 'form_key'])
        .doUpdateSet((row) => ({
          answer_id: row.ref('excluded.answer_id'),
          value: row.ref('excluded.value'),
          content: row.ref('excluded.content'),
          revision: row.ref('excluded.revision'),
          saved_by: row.ref('excluded.saved_by'),
          saved_at: row.ref('excluded.saved_at'),
        }))
        .whereRef('responses.revision', '=', (row) => row('excluded.revision', '-', 1)),
    )
    .returning('form_key')
    .execute();
  if (written.length !== rows.length) throw new Outdated();
}
