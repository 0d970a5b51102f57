/** @engine locks, upserts */
import { readUser } from '../office/users/user.ts';
import { setAccountDisabled } from '../office/users/userDisableCommand.ts';
import { resetPassword } from '../office/users/userResetPasswordCommand.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { testPassword, tokenOf } from '../testing/createTestWorld.ts';
import { hashPassword } from './passwordHash.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function pass(ms: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
}

const signInOn =
  (device?: string) =>
  (email: string, secret = testPassword, address = '10.0.0.1') =>
    site.callWith({ 'x-forwarded-for': address })(null, 'userLogin', {
      email,
      password: secret,
      ...(device !== undefined && { device }),
    });
const signIn = signInOn();

/** Tries wrong passwords until a wait is required. @returns number of passwords checked */
async function guess(email: string, address: string, device?: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1)
    if ((await signInOn(device)(email, 'wrong', address)).status === 429) return tries;
  throw new Error('nobody slowed this down');
}

async function isSignedIn(token: string): Promise<boolean> {
  const response = await site.app.inject({
    url: '/api',
    query: { action: 'certifierQuestionnaireList', authToken: token },
  });
  return response.statusCode === 200;
}

describe('signing in', () => {
  it('returns a token of 256 random bits and says who has signed in', async () => {
    const { reply } = await signIn('  Certifier@Example.com ');
    expect(reply.user).toEqual({
      id: site.world.accounts.certifier,
      name: 'Name of certifier',
      certifier: true,
    });
    expect(Buffer.from(reply.token, 'base64url')).toHaveLength(32);
    expect(await isSignedIn(reply.token)).toBe(true);
  });

  it('stores a hash of the token, not the token itself', async () => {
    const { reply } = await signIn('client@example.com');
    const rows = await site.db.selectFrom('tokens').select('hash').execute();
    expect(rows.map((row) => row.hash)).not.toContain(reply.token);
  });

  it('replies the same bytes to an unknown e-mail, a disabled account and a wrong password', async () => {
    await site.db
      .updateTable('accounts')
      .set({ disabled_at: site.clock.now })
      .where('id', '=', site.world.accounts.lead)
      .execute();
    const wrong = await signIn('client@example.com', 'wrong');
    expect(wrong.status).toBe(400);
    expect(wrong.error).toEqual({
      code: 'invalid-input',
      details: { fields: { password: 'wrong' } },
    });
    expect((await signIn('nobody@example.com')).text).toBe(wrong.text);
    expect((await signIn('lead@example.com')).text).toBe(wrong.text);
  });
});

describe('guessing a password', () => {
  it('is slowed down after five failures: even the right password then has to wait', async () => {
    for (let failure = 0; failure < 5; failure += 1) await signIn('client@example.com', 'wrong');
    const refused = await signIn('client@example.com');
    expect(refused.status).toBe(429);
    expect(refused.error).toMatchObject({ code: 'slow-down', details: { retryAfterSeconds: 5 } });
    expect(refused.headers['retry-after']).toBe('5');
    pass(5_000);
    expect((await signIn('client@example.com')).status).toBe(200);
    expect((await signIn('client@example.com', 'wrong')).status).toBe(400);
  });

  it('with simultaneous calls gets no more tries than with one call after another', async () => {
    const tries = Array.from({ length: 12 }, () => signIn('client@example.com', 'wrong'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('from one network does not prevent a sign-in to the account from another network', async () => {
    for (let failure = 0; failure < 6; failure += 1) await signIn('client@example.com', 'wrong');
    expect((await signIn('client@example.com', testPassword, '10.0.0.2')).status).toBe(200);
  });

  it('for many accounts slows down the network that it comes from', async () => {
    const statuses = new Set<number>();
    for (let guess = 0; guess < 21; guess += 1)
      statuses.add((await signIn(`guess${guess}@example.com`, 'wrong')).status);
    expect([...statuses]).toEqual([400, 429]);
    expect((await signIn('client@example.com')).status).toBe(429);
  });

  it('causes failures that count for a day, also after a restart of the server', async () => {
    for (let failure = 0; failure < 5; failure += 1) await signIn('client@example.com', 'wrong');
    const rows = await site.db
      .selectFrom('sign_in_failures')
      .select(['bucket', 'failures'])
      .execute();
    expect(rows.map((row) => row.failures)).toEqual([5, 5]);
    await site.restart();
    expect((await signIn('client@example.com')).status).toBe(429);
    expect(JSON.stringify(rows)).not.toContain('client@');
    pass(25 * hourMs);
    for (let failure = 0; failure < 5; failure += 1)
      expect((await signIn('client@example.com', 'wrong')).status).toBe(400);
  });
});

describe('an attacker who guesses the password of one account', () => {
  const office = '192.0.2.1';
  const at = (number: number) => `198.51.100.${number}`;

  it('has one counter of failures for all spellings of the account’s e-mail', async () => {
    for (const email of ['client@example.com', 'CLIENT@example.com', ' Client@Example.com'])
      await signIn(email, 'wrong');
    await signIn('\u212Aclient@example.com', 'wrong');
    expect(await guess('client@EXAMPLE.com', '10.0.0.1')).toBe(2);
  });

  it('has one counter of failures for all addresses of an IPv6 network', async () => {
    expect(await guess('client@example.com', '2001:db8:1:2::1')).toBe(5);
    expect(await guess('client@example.com', '2001:db8:1:2:ffff::2')).toBe(0);
    // The other /64 networks of the same /48 share the limit of this wider network.
    const tries = [];
    for (let network = 3; network < 12; network += 1)
      tries.push(await guess('client@example.com', `2001:db8:1:${network}::1`));
    expect(tries.reduce((sum, count) => sum + count)).toBe(15);
    expect((await signIn('client@example.com', testPassword, '2001:db8:2::1')).status).toBe(200);
  });

  it('gains no tries from another spelling of an IP address; all invalid addresses share one counter of failures', async () => {
    expect(await guess('client@example.com', '10.0.0.9')).toBe(5);
    expect(await guess('client@example.com', '::ffff:10.0.0.9')).toBe(0);
    expect(await guess('client@example.com', '10.0.0.9:1234')).toBe(0);
    expect(await guess('client@example.com', 'nonsense')).toBe(5);
    expect(await guess('client@example.com', `other ${'x'.repeat(2000)}`)).toBe(0);
  });

  it('cannot pretend to come from another network: only the address added by our proxy counts', async () => {
    expect(await guess('client@example.com', '1.1.1.1, 10.0.0.9')).toBe(5);
    expect(await guess('client@example.com', '2.2.2.2, 10.0.0.9')).toBe(0);
  });

  it('is slowed down across many networks together, and no longer after a day', async () => {
    for (let place = 1; place <= 10; place += 1)
      expect((await signIn('client@example.com', 'wrong', at(place))).status).toBe(400);
    expect((await signIn('client@example.com', 'wrong', at(11))).status).toBe(429);
    expect((await signIn('lead@example.com', 'wrong', at(11))).status).toBe(400);
    pass(5_000);
    expect((await signIn('client@example.com', 'wrong', at(11))).status).toBe(400);
    pass(24 * hourMs);
    expect((await signIn('client@example.com', 'wrong', at(12))).status).toBe(400);
  });

  it('does not learn whether an e-mail is known: unknown ones are slowed down in the same way', async () => {
    for (let place = 1; place <= 10; place += 1)
      await signIn('nobody@example.com', 'wrong', at(place));
    expect((await signIn('nobody@example.com', 'wrong', at(11))).status).toBe(429);
  });

  it('never slows down the owner, who signs in on a known device from any network', async () => {
    const { reply } = await signIn('client@example.com', testPassword, office);
    await guess('client@example.com', office);
    for (let place = 1; place <= 20; place += 1)
      await signIn('client@example.com', 'wrong', at(place));
    expect((await signIn('client@example.com', testPassword, office)).status).toBe(429);
    const again = await signInOn(reply.device)('client@example.com', testPassword, office);
    expect(again.status).toBe(200);
    expect(again.reply.device).toBe(reply.device);
    expect((await signInOn(reply.device)('client@example.com', testPassword, at(99))).status).toBe(
      200,
    );
  });

  it('cannot use the device of another account, nor an invented one, as a known device', async () => {
    const { reply } = await signIn('certifier@example.com', testPassword, office);
    await guess('client@example.com', at(1));
    const [id = '', signature = ''] = reply.device.split('.');
    for (const device of [reply.device, `${id}x.${signature}`, `${id}.`, `.${signature}`, 'x', ''])
      expect((await signInOn(device)('client@example.com', testPassword, at(1))).status).toBe(429);
  });

  it('is slowed down even on a device that is known for the account', async () => {
    const { reply } = await signIn('client@example.com', testPassword, office);
    expect(await guess('client@example.com', at(1), reply.device)).toBe(5);
    expect(await guess('client@example.com', at(2), reply.device)).toBe(0);
    expect((await signIn('client@example.com', testPassword, office)).status).toBe(200);
  });
});

describe('people who share one network address', () => {
  it('are not slowed down by a usual number of mistyped passwords', async () => {
    for (let day = 0; day < 10; day += 1) {
      for (let person = 0; person < 8; person += 1) {
        expect((await signIn(`person${person}@example.com`, 'wrong')).status).toBe(400);
        pass(20 * minuteMs);
      }
      pass(12 * hourMs);
    }
  });

  it('can sign in one right after another: a success makes nobody else wait', async () => {
    for (let failure = 0; failure < 20; failure += 1)
      await signIn(`guess${failure}@example.com`, 'wrong');
    pass(5_000);
    expect((await signIn('client@example.com')).status).toBe(200);
    expect((await signIn('lead@example.com')).status).toBe(200);
  });
});

it('failed sign-ins older than a day are deleted from the database', async () => {
  for (let failure = 0; failure < 3; failure += 1)
    await signIn(`guess${failure}@example.com`, 'wrong');
  pass(25 * hourMs);
  await signIn('guess9@example.com', 'wrong');
  const rows = await site.db.selectFrom('sign_in_failures').select('bucket').execute();
  expect(rows).toHaveLength(2);
});

describe('after a clock that was two days ahead is set back,', () => {
  const dayMs = 24 * hourMs;

  it('nobody waits longer than their failures require', async () => {
    pass(2 * dayMs);
    for (let failure = 0; failure < 6; failure += 1) {
      await signIn('client@example.com', 'wrong');
      pass(5_000);
    }
    pass(-2 * dayMs);
    const refused = await signIn('client@example.com');
    expect(refused.error).toMatchObject({ details: { retryAfterSeconds: 15 } });
    pass(15_000);
    expect((await signIn('client@example.com')).status).toBe(200);
  });

  it('failures from many networks make nobody wait for longer than usual', async () => {
    pass(2 * dayMs);
    for (let place = 1; place <= 10; place += 1)
      await signIn('client@example.com', 'wrong', `198.51.100.${place}`);
    pass(-2 * dayMs);
    expect((await signIn('client@example.com')).status).toBe(429);
    pass(5_000);
    expect((await signIn('client@example.com')).status).toBe(200);
  });

  it('a session that began in the future ends twelve hours after its last call', async () => {
    pass(2 * dayMs);
    const { reply } = await signIn('client@example.com');
    pass(-2 * dayMs);
    expect(await isSignedIn(reply.token)).toBe(true);
    pass(12 * hourMs);
    expect(await isSignedIn(reply.token)).toBe(false);
  });

  it('a session that began in the future ends seven days after its first use', async () => {
    pass(2 * dayMs);
    const { reply } = await signIn('client@example.com');
    pass(-2 * dayMs);
    for (let half = 0; half < 14; half += 1) {
      expect(await isSignedIn(reply.token)).toBe(true);
      pass(11.9 * hourMs);
    }
    expect(await isSignedIn(reply.token)).toBe(true);
    pass(1.4 * hourMs);
    expect(await isSignedIn(reply.token)).toBe(false);
  });
});

describe('a session', () => {
  it('ends after twelve hours without a call; every call extends it', async () => {
    pass(11 * hourMs);
    expect(await isSignedIn(tokenOf('client'))).toBe(true);
    pass(11 * hourMs);
    expect(await isSignedIn(tokenOf('client'))).toBe(true);
    expect(await isSignedIn(tokenOf('certifier'))).toBe(false);
    pass(12 * hourMs);
    expect(await isSignedIn(tokenOf('client'))).toBe(false);
  });

  it('ends after seven days, however often it is used', async () => {
    for (let half = 0; half < 14; half += 1) {
      expect(await isSignedIn(tokenOf('client'))).toBe(true);
      pass(11.9 * hourMs);
    }
    expect(await isSignedIn(tokenOf('client'))).toBe(true);
    pass(1.4 * hourMs);
    expect(await isSignedIn(tokenOf('client'))).toBe(false);
  });

  it('stores the time of its last use at most once a minute', async () => {
    const usedAt = async () =>
      (
        await site.db
          .selectFrom('tokens')
          .select('used_at')
          .where('account_id', '=', site.world.accounts.client)
          .executeTakeFirstOrThrow()
      ).used_at.getTime();
    const before = await usedAt();
    pass(minuteMs - 1);
    await isSignedIn(tokenOf('client'));
    expect(await usedAt()).toBe(before);
    pass(1);
    await isSignedIn(tokenOf('client'));
    expect(await usedAt()).toBe(before + minuteMs);
  });

  it('ends when its user signs out; the account’s other sessions stay open', async () => {
    const { reply } = await signIn('client@example.com');
    await site.call('client', 'userLogout', {});
    expect(await isSignedIn(tokenOf('client'))).toBe(false);
    expect(await isSignedIn(reply.token)).toBe(true);
    expect((await site.call('client', 'userLogout', {})).status).toBe(401);
  });
});

describe('the published password of the demo accounts', () => {
  it('is refused like a wrong password on a site without the demo, and accepted with the demo', async () => {
    const demoPassword = 'meridian-demo-2026';
    await site.db
      .updateTable('accounts')
      .set({ password_hash: await hashPassword(demoPassword) })
      .where('id', '=', site.world.accounts.client)
      .execute();
    const refused = await signIn('client@example.com', demoPassword);
    expect(refused.text).toBe((await signIn('client@example.com', 'wrong')).text);
    expect(site.signIns).toEqual(['demo-password', 'wrong']);
    const demo = await openTestSite({ isDemo: true });
    try {
      await demo.reset();
      await demo.db
        .updateTable('accounts')
        .set({ password_hash: await hashPassword(demoPassword) })
        .where('id', '=', demo.world.accounts.client)
        .execute();
      const given = { email: 'client@example.com', password: demoPassword };
      expect((await demo.call(null, 'userLogin', given)).status).toBe(200);
    } finally {
      await demo.close();
    }
  });
});

describe('an account after the office has reset its password or disabled it', () => {
  it('is signed out on every device at once', async () => {
    const { reply } = await signIn('client@example.com');
    const stored = await readUser(site.db, 'client@example.com');
    const at = site.clock.now;
    await resetPassword({ db: site.db, accountId: stored.id, hash: 'x', at });
    for (const token of [reply.token, tokenOf('client')])
      expect(await isSignedIn(token)).toBe(false);

    expect(await isSignedIn(tokenOf('lead'))).toBe(true);
    const lead = await readUser(site.db, 'lead@example.com');
    await setAccountDisabled({ db: site.db, stored: lead, isDisabled: true, at });
    expect(await isSignedIn(tokenOf('lead'))).toBe(false);
  });

  it('cannot use a session once it is disabled, although the session’s row is still in the database', async () => {
    await site.db
      .updateTable('accounts')
      .set({ disabled_at: site.clock.now })
      .where('id', '=', site.world.accounts.client)
      .execute();
    expect(await isSignedIn(tokenOf('client'))).toBe(false);
  });
});
