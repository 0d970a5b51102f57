import type { Language } from '@cert/shared/domain';
import { compareNames } from '@cert/shared/i18n';
import type { Database } from '../database/connect.ts';

/** A member of the questionnaire's team: a certifier or the main certifier. */
export type TeamMember = {
  accountId: number;
  name: string;
  isMain: boolean;
  hasFinalized: boolean;
};

/**
 * Reads the team of a questionnaire, in the order of the account ids, and which members have finalized. Replies list
 * the team in the order of `sortTeam`.
 */
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
    .orderBy('a.id')
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    name: row.name,
    isMain: row.role === 'main-certifier',
    hasFinalized: row.finalized_at !== null,
  }));
}

/** Sorts a team for its reader: the main certifier first, then by name in the order of the alphabet of `language`. */
export function sortTeam<Member extends { name: string; isMain: boolean }>(
  team: readonly Member[],
  language: Language,
): Member[] {
  return team.toSorted(
    (one, other) =>
      Number(other.isMain) - Number(one.isMain) || compareNames(one.name, other.name, language),
  );
}

/** Whether the blind phase is over: everybody in the team has finalized. See docs/product/grading.md#blind-phase. */
export function haveAllFinalized(team: readonly TeamMember[]): boolean {
  return team.length > 0 && team.every(({ hasFinalized }) => hasFinalized);
}

/**
 * Whether everybody in the team had finalized at some time, so that the grades have been revealed. Stays true after a
 * finalization is reset. Use `haveAllFinalized` to know whether the grades are visible now. See
 * docs/product/grading.md#reveal.
 */
export async function haveGradesBeenRevealed({
  db,
  questionnaire,
}: {
  db: Database;
  questionnaire: { id: number };
}): Promise<boolean> {
  const { grades_revealed_at: revealedAt } = await db
    .selectFrom('questionnaires')
    .select('grades_revealed_at')
    .where('id', '=', questionnaire.id)
    .executeTakeFirstOrThrow();
  return revealedAt !== null;
}
