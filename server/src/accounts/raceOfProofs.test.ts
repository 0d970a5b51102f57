/** @engine locks */
import type { Challenge } from 'altcha-lib';
import { testPassword } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { solveProofOfWork } from './testing/solveProofOfWork.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.reset();
});
afterAll(() => site.close());

it('a proof of work that is sent five times at the same moment is accepted only once', async () => {
  const signIn = (address: string, given: { secret?: string; proof?: string }) =>
    site.callWith({ 'x-forwarded-for': address })(null, 'userLogin', {
      email: 'client@example.com',
      password: given.secret ?? testPassword,
      ...(given.proof !== undefined && { proof: given.proof }),
    });
  for (let network = 0; network < 10; network += 1)
    await signIn(`198.51.100.${network}`, { secret: 'wrong' });
  const asked = await signIn('192.0.2.1', {});
  expect(asked.status).toBe(429);
  const { challenge } = asked.error.details! as { challenge: Challenge };
  const proof = await solveProofOfWork(challenge);
  const tries = Array.from({ length: 5 }, () => signIn('192.0.2.1', { proof, secret: 'wrong' }));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(1);
});
