/** @engine locks */
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { waitForLockWaiter } from '../testing/waitForLockWaiter.ts';
import { createInfoCalls } from './testing/createInfoCalls.ts';

let site: TestSite;
let save: ReturnType<typeof createInfoCalls>['save'];
let read: ReturnType<typeof createInfoCalls>['read'];
let trail: ReturnType<typeof createInfoCalls>['trail'];
beforeAll(async () => {
  site = await openTestSite();
  ({ save, read, trail } = createInfoCalls(site));
});
beforeEach(() => site.reset());
afterAll(() => site.close());

describe('concurrent saves of the same organisation information', () => {
  it('end in a conflict for the person who has not seen the other’s change, and overwrite nothing', async () => {
    const { infoDigest: seen } = await read();
    expect((await save('client', { seen, info: { city: 'Zadar' } })).status).toBe(200);
    const late = await save('lead', { seen, info: { city: 'Pula' } });
    expect([late.status, late.error.code]).toEqual([409, 'conflict']);
    expect((await read()).city).toBe('Zadar');
    expect((await trail()).filter(({ subject }) => subject === 'city')).toHaveLength(1);
    const { infoDigest } = await read('lead');
    expect((await save('lead', { seen: infoDigest, info: { city: 'Pula' } })).status).toBe(200);
    expect((await read()).city).toBe('Pula');
  });

  it('end in a conflict also if they are sent from questionnaires of different years', async () => {
    const { infoDigest: seen } = await read();
    await save('client', { id: site.world.previous, info: { city: 'Zadar' } });
    expect((await save('client', { seen })).error.code).toBe('conflict');
  });

  it('end in no conflict if both save the same values', async () => {
    const { infoDigest: seen } = await read();
    expect((await save('client', { seen })).status).toBe(200);
    const changes = (await trail()).length;
    expect((await save('client', { seen })).status).toBe(200);
    expect(await trail()).toHaveLength(changes);
  });

  it('run one after the other, so that the second one ends in a conflict', async () => {
    const { infoDigest: seen } = await read();
    const { saving } = await site.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('organisations')
        .set({ city: 'Zadar' })
        .where('key', '=', 'jadran')
        .execute();
      await trx
        .insertInto('workforce_figures')
        .values({ questionnaire_id: site.world.questionnaire, employees: 5 })
        .execute();
      const begun = { saving: save('client', { seen }) };
      await waitForLockWaiter(trx);
      return begun;
    });
    expect((await saving).error.code).toBe('conflict');
    expect(await read()).toMatchObject({ city: 'Zadar', numberOfEmployees: 5 });
  });

  it('by four people who have seen the same state end in one success and three conflicts', async () => {
    const { infoDigest: seen } = await read();
    const people = ['client', 'certifier', 'certifier2', 'lead'] as const;
    const answers = await Promise.all(
      people.map((person, index) =>
        save(person, { seen, info: { numberOfEmployees: index, city: `City ${index}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const index = answers.findIndex(({ status }) => status === 200);
    expect(await read()).toMatchObject({ numberOfEmployees: index, city: `City ${index}` });
  });
});
