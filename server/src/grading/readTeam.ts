import type { MemberContext } from '../http/useCase.ts';

/** One of the questionnaire's certifiers, the main one included. */
export type TeamMember = { accountId: number; hasFinalized: boolean };

/** Who grades this questionnaire, and who of them has finalized. */
export async function readTeam({
  db,
  questionnaire,
}: Pick<MemberContext, 'db' | 'questionnaire'>): Promise<TeamMember[]> {
  const rows = await db
    .selectFrom('members as m')
    .leftJoin('finalizations as f', (on) =>
      on
        .onRef('f.questionnaire_id', '=', 'm.questionnaire_id')
        .onRef('f.account_id', '=', 'm.account_id'),
    )
    .select(['m.account_id', 'f.finalized_at'])
    .where('m.questionnaire_id', '=', questionnaire.id)
    .where('m.role', '!=', 'client')
    .orderBy('m.account_id')
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    hasFinalized: row.finalized_at !== null,
  }));
}
