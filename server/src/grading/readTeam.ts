import type { Database } from '../database/connect.ts';

/** One of the questionnaire's certifiers, including the main certifier. */
export type TeamMember = {
  accountId: number;
  name: string;
  isMain: boolean;
  hasFinalized: boolean;
};

/** Reads the team of a questionnaire and which members have finalized: the main certifier first, then by name. */
export async function readTeam({
  db,
  questionnaire,
}: {
  db: Database;
  questionnaire: { id: number };
}): Promise<TeamMember[]> {
  const rows = await db
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .leftJoin('finalizations as f', (on) =>
      on
        .onRef('f.questionnaire_id', '=', 'm.questionnaire_id')
        .onRef('f.account_id', '=', 'm.account_id'),
    )
    .select(['m.account_id', 'm.role', 'a.name', 'f.finalized_at'])
    .where('m.questionnaire_id', '=', questionnaire.id)
    .where('m.role', '!=', 'client')
    .orderBy((is) => is('m.role', '=', 'main-certifier'), 'desc')
    .orderBy('a.name')
    .orderBy('a.id')
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    name: row.name,
    isMain: row.role === 'main-certifier',
    hasFinalized: row.finalized_at !== null,
  }));
}
