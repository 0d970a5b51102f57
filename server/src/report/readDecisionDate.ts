import type { MemberContext } from '../http/useCase.ts';

/**
 * Reads when the last final grade was set, because this grade decided the certificate.
 * @returns null if there is none
 */
export async function readDecisionDate({
  db,
  questionnaire,
}: Pick<MemberContext, 'db' | 'questionnaire'>): Promise<string | null> {
  const row = await db
    .selectFrom('final_grades')
    .select((of) => of.fn.max('set_at').as('setAt'))
    .where('questionnaire_id', '=', questionnaire.id)
    .executeTakeFirst();
  return row?.setAt ? new Date(row.setAt).toISOString() : null;
}
