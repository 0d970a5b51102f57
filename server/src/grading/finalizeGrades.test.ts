/** @engine locks, upserts */
import type { Grade } from '@cert/shared/domain';
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

const gradeFinally = (area: string, grade: Grade | null, by: Person = 'lead') =>
  site.call(by, 'certifierAreaFinalGradeSet', {
    id: site.world.questionnaire,
    areaId: site.world.area(area),
    grade,
  });

const change = (set: { is_grading_locked?: boolean; is_key_only?: boolean }) =>
  site.db
    .updateTable('questionnaires')
    .set(set)
    .where('id', '=', site.world.questionnaire)
    .execute();

/** Grades all areas as every team member: the same grade for `brand` and `benefits`, different ones for `selection`. */
async function gradeUnanimouslyExceptSelection(): Promise<void> {
  for (const [index, person] of team.entries())
    await gradeAreasAs(site, person, { brand: 2, selection: (index + 1) as Grade, benefits: 0 });
}

/** Reads the final grades by area, with their authors. */
async function finals() {
  const rows = await site.db
    .selectFrom('final_grades')
    .innerJoin('areas', 'areas.id', 'final_grades.area_id')
    .leftJoin('accounts', 'accounts.id', 'final_grades.set_by')
    .select(['areas.key', 'grade', 'accounts.email'])
    .where('questionnaire_id', '=', site.world.questionnaire)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.key, [row.grade, row.email]]));
}

async function trail(action: string) {
  const rows = await site.db
    .selectFrom('audit_log')
    .select(['account_id', 'subject', 'before', 'after'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  return rows.map((row) => [row.account_id, row.subject, row.before, row.after]);
}

describe('finalizing the own grades', () => {
  it('is refused with the list of areas without an own grade, until every area has one', async () => {
    await gradeAreasAs(site, 'certifier', { selection: 1 });
    const { status, error } = await finalize('certifier');
    const { area } = site.world;
    expect([status, error]).toEqual([
      409,
      { code: 'grades-missing', details: { areas: [area('brand'), area('benefits')] } },
    ]);
    await gradeAreasAs(site, 'certifier', { brand: 0, benefits: 3 });
    expect((await finalize('certifier')).reply).toEqual({ ownFinalized: 1, finalized: 0 });
  });

  it('requires grades of the key areas only in a key-only questionnaire', async () => {
    await change({ is_key_only: true });
    await gradeAreasAs(site, 'certifier', { selection: 1 });
    expect((await finalize('certifier')).status).toBe(200);
  });

  it('is refused while grading is locked', async () => {
    await gradeAreasAs(site, 'certifier', 2);
    await change({ is_grading_locked: true });
    expect((await finalize('certifier')).error.details).toEqual({ reason: 'grading-locked' });
  });

  it('locks the own grades; a repetition changes nothing', async () => {
    await gradeAreasAs(site, 'certifier', 2);
    const { reply } = await finalize('certifier');
    await change({ is_grading_locked: true });
    expect((await finalize('certifier')).reply).toEqual(reply);
    await change({ is_grading_locked: false });
    const { error } = await site.call('certifier', 'certifierAreaGradeSet', {
      id: site.world.questionnaire,
      areaId: site.world.area('brand'),
      grade: null,
    });
    expect(error.details).toEqual({ reason: 'grades-finalized' });
    const { certifier } = site.world.accounts;
    expect(await trail('certifierFinalizeGrades')).toEqual([
      [certifier, `finalization of account ${certifier}`, null, 'finalized'],
    ]);
  });

  it('sets the final grades on which all agree, but only once the last team member finalizes', async () => {
    await gradeUnanimouslyExceptSelection();
    await finalize('lead');
    await finalize('certifier2');
    expect(await finals()).toEqual({});
    expect((await finalize('certifier')).reply).toEqual({ ownFinalized: 1, finalized: 1 });
    expect(await finals()).toEqual({ brand: [2, null], benefits: [0, null] });
    const { accounts, area } = site.world;
    expect((await trail('certifierFinalizeGrades')).slice(3)).toEqual([
      [accounts.certifier, `area ${area('brand')}`, null, 2],
      [accounts.certifier, `area ${area('benefits')}`, null, 0],
    ]);
  });

  it('ignores the grades of a person who has left the team when it sets the agreed final grades', async () => {
    await gradeUnanimouslyExceptSelection();
    await site.db
      .deleteFrom('members')
      .where('account_id', '=', site.world.accounts.certifier2)
      .execute();
    await gradeAreasAs(site, 'lead', { selection: 1 });
    await finalize('certifier');
    await finalize('lead');
    expect(await finals()).toMatchObject({ selection: [1, null] });
  });

  it('ends the blind phase even if the whole team finalizes at the same moment', async () => {
    for (const person of team) await gradeAreasAs(site, person, 1.5);
    // Several rounds, because a race condition would show in some of them only.
    for (let round = 1; round <= 10; round += 1) {
      const replies = await Promise.all(team.map(finalize));
      expect(replies.map(({ reply }) => reply.finalized).sort()).toEqual([0, 0, 1]);
      expect(Object.keys(await finals())).toHaveLength(3);
      await site.db.deleteFrom('finalizations').execute();
      await site.db.deleteFrom('final_grades').execute();
    }
  });

  it('excludes a simultaneous change of a grade by the same person: one of the two succeeds, the other is refused', async () => {
    for (let round = 1; round <= 10; round += 1) {
      await gradeAreasAs(site, 'certifier', 1);
      const [finalized, cleared] = await Promise.all([
        finalize('certifier'),
        site.call('certifier', 'certifierAreaGradeSet', {
          id: site.world.questionnaire,
          areaId: site.world.area('brand'),
          grade: null,
        }),
      ]);
      expect([finalized.status, cleared.status].sort()).toEqual([200, 409]);
      await site.db.deleteFrom('finalizations').execute();
    }
  });
});

describe('a final grade', () => {
  it('is set, changed and cleared by the main certifier once all have finalized', async () => {
    await gradeUnanimouslyExceptSelection();
    expect((await gradeFinally('selection', 2)).error.details).toEqual({
      reason: 'team-not-finalized',
    });
    for (const person of team) await finalize(person);
    expect((await gradeFinally('selection', 2)).reply).toEqual({
      grade: 2,
      setAt: '2026-11-20T09:00:00.000Z',
    });
    await gradeFinally('selection', 2);
    await gradeFinally('brand', 2.5);
    expect((await gradeFinally('benefits', null)).reply).toEqual({ grade: null, setAt: null });
    expect(await finals()).toEqual({
      brand: [2.5, 'lead@example.com'],
      selection: [2, 'lead@example.com'],
    });
    const { accounts, area } = site.world;
    expect(await trail('certifierAreaFinalGradeSet')).toEqual([
      [accounts.lead, `area ${area('selection')}`, null, 2],
      [accounts.lead, `area ${area('brand')}`, 2, 2.5],
      [accounts.lead, `area ${area('benefits')}`, 0, null],
    ]);
  });

  it('is refused while grading is locked, for unknown areas, and for areas that do not count', async () => {
    await change({ is_key_only: true });
    for (const person of team) {
      await gradeAreasAs(site, person, { selection: 2 });
      await finalize(person);
    }
    expect((await gradeFinally('brand', 2)).error.details).toEqual({ reason: 'not-key-area' });
    expect((await gradeFinally('nowhere', 2)).status).toBe(400);
    await change({ is_grading_locked: true });
    expect((await gradeFinally('selection', 3)).error.details).toEqual({
      reason: 'grading-locked',
    });
  });
});
