import { sql } from 'kysely';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { createAllFinalizedCondition } from './createAllFinalizedCondition.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

async function isRevealed(): Promise<boolean | undefined> {
  const { rows } = await sql<{ isMet: boolean }>`
    select ${createAllFinalizedCondition(site.world.questionnaire)} as "isMet"`.execute(site.db);
  return rows[0]?.isMet;
}

describe('the blind phase', () => {
  it('is not over while nobody has finalized', async () => {
    expect(await isRevealed()).toBe(false);
  });

  it('is not over in a questionnaire without a team, although no finalization is missing there', async () => {
    await site.db.deleteFrom('members').where('role', '<>', 'client').execute();
    expect(await isRevealed()).toBe(false);
  });
});
