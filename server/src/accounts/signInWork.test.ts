import type * as argon2 from '@node-rs/argon2';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { testPassword } from '../testing/createTestWorld.ts';
import { hashPassword } from './passwordHash.ts';

const checked: { hash: string; secret: string }[] = [];
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return {
    ...real,
    verify: (hash: string, secret: string) => {
      checked.push({ hash, secret });
      return real.verify(hash, secret);
    },
  };
});

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

/** Signs in and lists the verifications by argon2: parameters, lengths of salt and hash, and length of the password. */
async function workFor(email: string, secret: string): Promise<object[]> {
  checked.length = 0;
  await site.call(null, 'userLogin', { email, password: secret });
  return checked.map(({ hash, secret: given }) => ({
    cost: hash.split('$').slice(1, 4).join(' '),
    saltAndHashBytes: hash
      .split('$')
      .slice(4)
      .map((part) => Buffer.from(part, 'base64').length),
    secretLength: given.length,
  }));
}

it('the password check costs the same for every e-mail: known, unknown, invited, disabled or spelt differently', async () => {
  await site.db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(testPassword) })
    .execute();
  await site.db
    .updateTable('accounts')
    .set({ disabled_at: site.clock.now })
    .where('id', '=', site.world.accounts.lead)
    .execute();
  await site.db
    .updateTable('accounts')
    .set({ password_hash: null })
    .where('id', '=', site.world.accounts.certifier)
    .execute();
  const wrong = 'x'.repeat(testPassword.length);
  const known = await workFor('client@example.com', wrong);
  expect(known).toEqual([
    { cost: 'argon2id v=19 m=19456,t=2,p=1', saltAndHashBytes: [16, 32], secretLength: 28 },
  ]);
  const others = ['nobody@example.com', 'certifier@example.com', 'lead@example.com', 'nobody'];
  for (const email of [...others, 'CLIENT@example.com'])
    expect(await workFor(email, wrong)).toEqual(known);
  expect(await workFor('lead@example.com', testPassword)).toEqual(known);
  expect(await workFor('client@example.com', testPassword)).toEqual(known);
});
