/** @engine locks, transactions */
import { sql } from 'kysely';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const team = ['certifier', 'certifier2', 'lead'] as const;

const finalize = (by: Person) =>
  site.call(by, 'certifierFinalizeGrades', { id: site.world.questionnaire });

const reset = (accountId: number, given: { reason?: string } = { reason: 'A slip of the hand' }) =>
  site.call('lead', 'certifierFinalizationReset', {
    id: site.world.questionnaire,
    accountId,
    ...given,
  });

const gradeFinally = (area: string, grade: 0 | 3) =>
  site.call('lead', 'certifierAreaFinalGradeSet', {
    id: site.world.questionnaire,
    areaId: site.world.area(area),
    grade,
  });

async function finalsByArea() {
  const { reply } = await site.call('certifier2', 'areaCategoryList', {
    id: site.world.questionnaire,
    language: 'en',
  });
  return reply.flatMap(({ areas }) => areas.map((area) => area.certifierFinalGrade));
}

/**
 * The whole team grades all areas with 1 and finalizes; then the main certifier changes the final grade of `selection`
 * to 3.
 */
async function conclude(): Promise<void> {
  for (const person of team) {
    await gradeAreasAs(site, person, 1);
    await finalize(person);
  }
  await gradeFinally('selection', 3);
}

describe('resetting a finalization', () => {
  it('removes the final grades set by agreement, blocks new final grades, and records its reason in the audit trail', async () => {
    await conclude();
    expect(await finalsByArea()).toEqual([1, 3, 1]);
    const { accounts, area } = site.world;
    expect((await reset(accounts.certifier)).reply).toEqual({ finalized: 0 });
    expect(await finalsByArea()).toEqual([null, 3, null]);
    expect((await gradeFinally('brand', 3)).error.details).toEqual({
      reason: 'team-not-finalized',
    });
    const trail = await site.db
      .selectFrom('audit_log')
      .select(['account_id', 'subject', 'before', 'after'])
      .where('action', '=', 'certifierFinalizationReset')
      .orderBy('id')
      .execute();
    const by = { account_id: accounts.lead, after: null };
    expect(trail).toEqual([
      {
        ...by,
        subject: `finalization of account ${accounts.certifier}`,
        before: 'finalized',
        after: 'A slip of the hand',
      },
      { ...by, subject: `area ${area('brand')}`, before: 1 },
      { ...by, subject: `area ${area('benefits')}`, before: 1 },
    ]);
  });

  it('keeps final grades that were set by hand; unanimous grades become final again with the next reveal', async () => {
    await conclude();
    await reset(site.world.accounts.certifier);
    await gradeAreasAs(site, 'certifier', { brand: 2 });
    expect((await finalize('certifier')).reply.finalized).toBe(1);
    expect(await finalsByArea()).toEqual([null, 3, 1]);
  });

  it('lets only the person whose finalization was reset change own grades', async () => {
    await conclude();
    await reset(site.world.accounts.certifier);
    const grade = (by: Person) =>
      site.call(by, 'certifierAreaGradeSet', {
        id: site.world.questionnaire,
        areaId: site.world.area('brand'),
        grade: 0,
      });
    expect((await grade('certifier')).status).toBe(200);
    expect((await grade('certifier2')).status).toBe(409);
  });

  it('changes nothing for a person who has not finalized, or when it is repeated', async () => {
    await conclude();
    await reset(site.world.accounts.certifier);
    await gradeAreasAs(site, 'certifier', { brand: 2 });
    expect((await reset(site.world.accounts.certifier)).reply).toEqual({ finalized: 0 });
    const resets = await site.db
      .selectFrom('audit_log')
      .select('subject')
      .where('action', '=', 'certifierFinalizationReset')
      .where('subject', 'like', 'finalization%')
      .execute();
    expect(resets).toHaveLength(1);
  });

  it('at the same moment as a new final grade either keeps this grade or makes the server refuse it', async () => {
    for (let round = 1; round <= 10; round += 1) {
      await conclude();
      const [, set] = await Promise.all([
        reset(site.world.accounts.certifier),
        gradeFinally('benefits', 3),
      ]);
      // A final grade that was set by hand before the reset stays; the unanimous one is removed.
      const [, , benefits] = await finalsByArea();
      expect([set.status, benefits]).toEqual(set.status === 200 ? [200, 3] : [409, null]);
      await site.db.deleteFrom('final_grades').execute();
    }
  });

  it('is refused for a person outside of the team, and while grading is locked', async () => {
    await conclude();
    for (const person of ['client', 'stranger'] as const)
      expect((await reset(site.world.accounts[person])).error.details).toEqual({
        fields: { accountId: 'unknown' },
      });
    await site.db.updateTable('questionnaires').set({ is_grading_locked: true }).execute();
    expect((await reset(site.world.accounts.certifier)).error.details).toEqual({
      reason: 'grading-locked',
    });
  });
});

describe('finalizations and the reveal of the grades', () => {
  const opinionsOn = async (area: string) => {
    const { reply } = await site.call('certifier', 'areaCategory', {
      id: site.world.questionnaire,
      slug: 'attracting',
      language: 'en',
    });
    return reply.certifiers?.[site.world.area(area)]?.map(({ certifier, grade, afterReveal }) => [
      certifier,
      grade,
      afterReveal,
    ]);
  };

  it('after the reveal, a reset needs a reason, also for the main certifier’s own finalization', async () => {
    const { lead, certifier } = site.world.accounts;
    await conclude();
    for (const accountId of [lead, certifier])
      for (const given of [{}, { reason: '' }, { reason: '  \n ' }])
        expect((await reset(accountId, given)).error.details).toEqual({
          fields: { reason: 'missing' },
        });
    expect(await finalsByArea()).toEqual([1, 3, 1]);
  });

  it('after the reveal, a second reset needs a reason, too, although the first one hid the grades again', async () => {
    const { certifier, certifier2 } = site.world.accounts;
    await conclude();
    await reset(certifier);
    expect((await reset(certifier2, {})).error.details).toEqual({
      fields: { reason: 'missing' },
    });
  });

  it('before the reveal, a reset needs no reason', async () => {
    await gradeAreasAs(site, 'certifier', 1);
    await finalize('certifier');
    expect((await reset(site.world.accounts.certifier, {})).status).toBe(200);
  });

  it('after the reveal, the history of every area tells the team who reset whose finalization, and why', async () => {
    await conclude();
    await reset(site.world.accounts.lead, { reason: ' I had mixed up two areas ' });
    for (const person of team)
      for (const area of ['brand', 'selection', 'benefits']) {
        const { reply } = await site.call(person, 'questionnaireHistory', {
          id: site.world.questionnaire,
          areaId: site.world.area(area),
        });
        expect(reply.filter(({ kind }) => kind === 'finalization-reset')).toEqual([
          {
            at: site.clock.now.toISOString(),
            by: 'Name of lead',
            kind: 'finalization-reset',
            key: null,
            before: null,
            after: 'I had mixed up two areas',
            whose: 'Name of lead',
          },
        ]);
      }
  });

  it('a grade that is changed after the reveal is marked as such; a confirmed grade is not', async () => {
    await conclude();
    await reset(site.world.accounts.lead);
    const { questionnaire: id, question, answer } = site.world;
    await site.call('client', 'questionnaireAnswersSave', {
      id,
      answers: { [`question_${question('strategy')}`]: { answerId: answer('plan'), value: true } },
    });
    await gradeAreasAs(site, 'lead', { brand: 1, selection: 3 });
    expect(await opinionsOn('selection')).toBeUndefined();
    await finalize('lead');
    expect(await opinionsOn('selection')).toEqual([
      ['Name of lead', 3, 1],
      ['Name of certifier', 1, 0],
      ['Name of certifier2', 1, 0],
    ]);
    expect((await opinionsOn('brand'))?.map(([, , mark]) => mark)).toEqual([0, 0, 0]);
    const confirmed = await site.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('subject', '=', `area ${site.world.area('brand')}`)
      .where('account_id', '=', site.world.accounts.lead)
      .where('action', '=', 'certifierAreaGradeSet')
      .orderBy('id')
      .execute();
    expect(confirmed.at(-1)).toEqual({ before: 1, after: 1 });
  });

  it('a grade stays marked as changed after the reveal when it returns to its earlier value', async () => {
    await conclude();
    await reset(site.world.accounts.lead);
    for (const grade of [3, 1] as const) await gradeAreasAs(site, 'lead', { brand: grade });
    await finalize('lead');
    expect((await opinionsOn('brand'))?.[0]).toEqual(['Name of lead', 1, 1]);
  });
});
