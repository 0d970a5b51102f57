import type { Programme } from '../programme/programme.ts';
import type { Database } from '../database/connect.ts';

/** Lists the programme's texts whose words a password must not contain (see `findPasswordIssue`). */
export function listProgrammeTextsForbiddenInPassword({
  product,
  beyondProduct,
  provider,
}: Pick<Programme, 'product' | 'beyondProduct' | 'provider'>): string[] {
  return [product, beyondProduct, provider];
}

/**
 * Reads the texts about an account whose words its password must not contain: its name, its employer, and the
 * organisations of its questionnaires.
 */
export async function listAccountTextsForbiddenInPassword(
  db: Database,
  accountId: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('name as text')
    .where('id', '=', accountId)
    .union(
      db
        .selectFrom('accounts')
        .innerJoin('organisations', 'organisations.id', 'organisation_id')
        .select('title as text')
        .where('accounts.id', '=', accountId),
    )
    .union(
      db
        .selectFrom('members')
        .innerJoin('questionnaires', 'questionnaires.id', 'questionnaire_id')
        .innerJoin('organisations', 'organisations.id', 'questionnaires.organisation_id')
        .select('title as text')
        .where('members.account_id', '=', accountId),
    )
    .execute();
  return rows.map(({ text }) => text);
}
