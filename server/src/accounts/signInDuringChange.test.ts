import { sql } from 'kysely';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { testPassword } from '../testing/createTestWorld.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const email = 'client@example.com';
const signIn = (password: string) => site.call(null, 'userLogin', { email, password });

async function countTokens(): Promise<number> {
  const rows = await site.db
    .selectFrom('tokens')
    .select('hash')
    .where('account_id', '=', site.world.accounts.client)
    .execute();
  return rows.length;
}

async function readFailures(): Promise<number[]> {
  const rows = await site.db
    .selectFrom('sign_in_failures')
    .select('failures')
    .where('bucket', 'like', 'account %')
    .execute();
  return rows.map(({ failures }) => failures);
}

it.each([
  ['the password is replaced', "update accounts set password_hash = 'another' where"],
  ['the account is disabled', 'update accounts set disabled_at = now() where'],
  ['a second factor is set up', 'update accounts set has_second_factor = true where'],
])(
  'a sign-in starts no session, and counts as a failure, if %s while the password is verified',
  async (_what, change) => {
    await signIn(testPassword);
    await signIn('wrong');
    await site.db
      .updateTable('tokens')
      .set({ used_at: new Date(0) })
      .execute();
    // The trigger makes the change when expired sessions are deleted: the first statement after the password was
    // verified.
    await sql`create function change_account() returns trigger language plpgsql as
    $$ begin ${sql.raw(change)} email = ${sql.lit(email)}; return null; end $$`.execute(site.db);
    await sql`create trigger change_account after delete on tokens
    for each row execute function change_account()`.execute(site.db);
    const { status } = await signIn(testPassword).finally(() =>
      sql`drop function change_account cascade`.execute(site.db),
    );
    expect(status).toBe(400);
    expect(await countTokens()).toBe(0);
    expect(await readFailures()).toEqual([2]);
  },
);
