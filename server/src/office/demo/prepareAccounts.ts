import { createAccount } from '../../accounts/createAccount.ts';
import type { Account } from '../../accounts/findSession.ts';
import { hashPassword } from '../../accounts/hashPassword.ts';
import type { DemoWorld } from '../../content/schema/demoWorld.ts';
import type { Database } from '../../database/connect.ts';
import { demoPassword } from './demoPassword.ts';

/** An account as use cases know it, without a session. */
export type DemoAccount = Omit<Account, 'tokenHash'>;

/**
 * Adds the demo's accounts as far as they are missing. One that is there keeps its password, as people may have
 * changed it.
 * @returns all of them by e-mail
 */
export async function prepareAccounts({
  db,
  accounts,
  now,
}: {
  db: Database;
  accounts: DemoWorld['accounts'];
  now: () => Date;
}): Promise<ReadonlyMap<string, DemoAccount>> {
  const emails = accounts.map(({ email }) => email);
  const there = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'is_certifier as isCertifier'])
    .where('email', 'in', emails)
    .execute();
  const known = new Map<string, DemoAccount>(there.map((account) => [account.email, account]));
  const missing = accounts.filter(({ email }) => !known.has(email));
  if (missing.length === 0) return known;
  const passwordHash = await hashPassword(demoPassword);
  for (const account of missing) {
    const { id } = await createAccount({ db, ...account, passwordHash, now });
    known.set(account.email, { ...account, id });
  }
  return known;
}
