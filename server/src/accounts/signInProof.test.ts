import type { Challenge } from 'altcha-lib';
import { testPassword } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { solveProofOfWork } from './testing/solveProofOfWork.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

/** Solving a hard challenge takes some seconds of a core. */
jest.setTimeout(180_000);

const email = 'client@example.com';
const attackers = Array.from({ length: 40 }, (_, number) => `198.51.100.${number}`);

type Given = { secret?: string; proof?: string; address?: string; email?: string; device?: string };

const signIn = ({ secret = testPassword, proof, address = '192.0.2.1', ...given }: Given = {}) =>
  site.callWith({ 'x-forwarded-for': address })(null, 'userLogin', {
    email,
    password: secret,
    ...(proof !== undefined && { proof }),
    ...given,
  });

type Answer = Awaited<ReturnType<typeof signIn>>;

function challengeOf({ status, error }: Answer): Challenge {
  expect(status).toBe(429);
  return (error.details! as { challenge: Challenge }).challenge;
}

/** Signs in as the page does, solving challenges as required. @returns the last answer, and the number of challenges */
async function signInWithWork(given: Given = {}): Promise<{ answer: Answer; rounds: number }> {
  let answer = await signIn(given);
  let rounds = 0;
  for (; answer.status === 429 && rounds < 6; rounds += 1)
    answer = await signIn({ ...given, proof: await solveProofOfWork(challengeOf(answer)) });
  return { answer, rounds };
}

function pass(ms: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
}

/**
 * Sends a wrong password from every attacking address every second, even from an address that would have to wait.
 * @returns number of passwords checked
 */
async function attack(seconds: number): Promise<number> {
  let looked = 0;
  for (let second = 0; second < seconds; second += 1) {
    const answers = await Promise.all(
      attackers.map((address) => signIn({ secret: 'wrong', address })),
    );
    looked += answers.filter(({ status }) => status === 400).length;
    pass(1_000);
  }
  return looked;
}

describe('while 40 networks guess the password of an account', () => {
  it('its owner signs in on a new device with the right password, in 12 of 12 tries', async () => {
    await attack(10);
    const gotIn = { immediate: 0, withWork: 0 };
    for (let time = 0; time < 12; time += 1) {
      await attack(1);
      const { answer, rounds } = await signInWithWork({ address: `203.0.113.${time}` });
      if (answer.status === 200) gotIn[rounds === 0 ? 'immediate' : 'withWork'] += 1;
    }
    expect(gotIn.immediate + gotIn.withWork).toBe(12);
    // Without a proof, the owner shares one limit with all networks together: one attempt per 5 s.
    expect(gotIn.immediate).toBeLessThanOrEqual(3);
  });

  it('the attackers get no more tries than their networks are allowed without a proof of work', async () => {
    // The first ten networks are each allowed one attempt; after that, all networks together are allowed one per 5 s.
    expect(await attack(30)).toBeLessThanOrEqual(10 + 30 / 5);
  });

  it('a wrong password is refused although the proof of work sent with it is right', async () => {
    await attack(2);
    const { answer } = await signInWithWork({ secret: 'wrong' });
    expect([answer.status, answer.error]).toEqual([
      400,
      { code: 'invalid-input', details: { fields: { password: 'wrong' } } },
    ]);
  });

  it('the challenge does not tell whether the e-mail is known', async () => {
    const nobody = 'nobody@example.com';
    for (const address of attackers.slice(0, 10)) {
      await signIn({ secret: 'wrong', address });
      await signIn({ secret: 'wrong', address, email: nobody });
    }
    const shape = ({ error }: Answer) => {
      const { challenge, ...rest } = error.details! as { challenge: Challenge };
      const { algorithm, cost, keyLength, keyPrefix, data } = challenge.parameters;
      const { solutions, level } = data!;
      return { ...rest, algorithm, cost, keyLength, keyPrefix, solutions, level };
    };
    const known = await signIn({ secret: 'wrong' });
    const unknown = await signIn({ secret: 'wrong', email: nobody });
    expect(shape(unknown)).toEqual(shape(known));
    const { answer } = await signInWithWork({ secret: 'wrong', email: nobody });
    const { answer: ofKnown } = await signInWithWork({ secret: 'wrong' });
    expect(answer.text).toBe(ofKnown.text);
  });
});

describe('a proof of work', () => {
  let challenge: Challenge;
  beforeEach(async () => {
    for (const address of attackers.slice(0, 10)) await signIn({ secret: 'wrong', address });
    challenge = challengeOf(await signIn());
  });

  it('is accepted only once', async () => {
    const proof = await solveProofOfWork(challenge);
    expect((await signIn({ proof })).status).toBe(200);
    for (const address of attackers.slice(0, 10)) await signIn({ secret: 'wrong', address });
    expect((await signIn({ proof })).status).toBe(429);
    // A restarted server, like another server, has no record of the proof in its memory.
    await site.restart();
    expect((await signIn({ proof })).status).toBe(429);
  });

  it('is accepted only for the e-mail and the network that asked for it, and only for five minutes', async () => {
    const proof = await solveProofOfWork(challenge);
    for (const address of attackers.slice(0, 10))
      await signIn({ secret: 'wrong', address, email: 'lead@example.com' });
    expect((await signIn({ proof, email: 'lead@example.com' })).status).toBe(429);
    expect((await signIn({ proof, address: '192.0.2.2' })).status).toBe(429);
    const before = site.clock.now;
    pass(5 * 60_000);
    for (const address of attackers.slice(0, 10)) await signIn({ secret: 'wrong', address });
    expect((await signIn({ proof })).status).toBe(429);
    site.clock.now = before;
    expect((await signIn({ proof })).status).toBe(200);
  });

  it('is refused when any part of it was changed or left out', async () => {
    const proof = await solveProofOfWork(challenge);
    const sent = JSON.parse(proof) as {
      challenge: Challenge;
      solutions: { counter: number; derivedKey: string }[];
    };
    const { parameters } = sent.challenge;
    const [first, ...others] = sent.solutions;
    const changed = [
      { ...sent, solutions: others },
      { ...sent, solutions: [...others, others[0]] },
      { ...sent, solutions: [{ ...first, derivedKey: '00'.repeat(32) }, ...others] },
      { ...sent, challenge: { parameters } },
      ...[
        { data: { ...parameters.data, solutions: 1 } },
        { data: { ...parameters.data, level: 5 } },
        { data: { ...parameters.data, until: Number(parameters.data!['until']) + 1 } },
        { keyPrefix: '00' },
        { cost: 1 },
        { nonce: '0'.repeat(32) },
      ].map((other) => ({
        ...sent,
        challenge: { ...sent.challenge, parameters: { ...parameters, ...other } },
      })),
    ].map((other) => JSON.stringify(other));
    for (const other of [...changed, '', '[]', 'null', '{"challenge":{}}', proof.slice(1)])
      expect([other, (await signIn({ proof: other })).status]).toEqual([other, 429]);
  });

  it('becomes harder with more failures; an easier proof that was solved before is then refused', async () => {
    const proof = await solveProofOfWork(challenge);
    const levelOf = (one: Challenge) => one.parameters.data!['level'];
    expect(levelOf(challenge)).toBe(0);
    await site.db
      .updateTable('sign_in_failures')
      .set({ failures: 50 })
      .where('account', 'is not', null)
      .execute();
    const harder = challengeOf(await signIn({ proof }));
    expect(levelOf(harder)).toBe(4);
    expect((await signIn({ proof: await solveProofOfWork(harder) })).status).toBe(200);
    expect(harder.parameters.keyPrefix).toBe('00');
  });

  it('is not asked of a known device, which only waits after its own failures', async () => {
    const { reply } = await signIn({ proof: await solveProofOfWork(challenge) });
    for (let failure = 0; failure < 5; failure += 1)
      await signIn({ secret: 'wrong', device: reply.device });
    expect((await signIn({ device: reply.device })).error).toEqual({
      code: 'slow-down',
      details: { retryAfterSeconds: 5 },
    });
  });

  it('leaves no row in the database ten minutes after it has expired', async () => {
    await signIn({ proof: await solveProofOfWork(challenge) });
    const count = async () =>
      (await site.db.selectFrom('used_proofs').select('nonce').execute()).length;
    expect(await count()).toBe(1);
    pass(16 * 60_000);
    for (const address of attackers.slice(0, 10)) await signIn({ secret: 'wrong', address });
    await signInWithWork({ secret: 'wrong' });
    expect(await count()).toBe(1);
  });
});

describe('while a thousand sign-ins arrive at once,', () => {
  it('some of them get a challenge instead of a password check, and a person who sends a solution signs in', async () => {
    for (const address of attackers.slice(0, 10)) await signIn({ secret: 'wrong', address });
    const proof = await solveProofOfWork(challengeOf(await signIn()));
    const flood = Array.from({ length: 1000 }, async (_, number) => {
      const { status } = await signIn({
        email: `guess${number}@example.com`,
        secret: 'wrong',
        address: `10.1.${number >> 8}.${number & 255}`,
      });
      return status;
    });
    const owner = signIn({ proof });
    const statuses = await Promise.all(flood);
    expect((await owner).status).toBe(200);
    // The queue for argon2 holds a limited number of sign-ins (`signInGuard.test.ts` tests its order). How many
    // passwords are checked while the others arrive depends on the speed of the machine.
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
  });
});
