import type { Grade } from '@cert/shared/domain';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const grade = (value: Grade | null, { by = 'certifier' as Person, area = 'brand' } = {}) =>
  site.call(by, 'certifierAreaGradeSet', {
    id: site.world.questionnaire,
    areaId: site.world.area(area),
    grade: value,
  });

const change = (set: { is_grading_locked?: boolean; is_key_only?: boolean }) =>
  site.db
    .updateTable('questionnaires')
    .set(set)
    .where('id', '=', site.world.questionnaire)
    .execute();

describe("a certifier's own grade", () => {
  it('is set, changed and cleared, with audit rows; a repetition changes nothing', async () => {
    expect((await grade(1.5)).reply).toEqual({ grade: 1.5, gradedAt: '2026-11-20T09:00:00.000Z' });
    site.clock.now = new Date('2026-11-20T10:00:00Z');
    expect((await grade(1.5)).reply.gradedAt).toBe('2026-11-20T09:00:00.000Z');
    await grade(0);
    expect((await grade(null)).reply).toEqual({ grade: null, gradedAt: null });
    const rows = await site.db
      .selectFrom('audit_log')
      .select(['account_id', 'before', 'after'])
      .where('action', '=', 'certifierAreaGradeSet')
      .orderBy('id')
      .execute();
    const by = site.world.accounts.certifier;
    expect(rows).toEqual([
      { account_id: by, before: null, after: 1.5 },
      { account_id: by, before: 1.5, after: 0 },
      { account_id: by, before: 0, after: null },
    ]);
  });

  it('is refused if its value is not allowed or its area is unknown', async () => {
    expect((await grade(1.2 as Grade)).status).toBe(400);
    const { status, error } = await site.call('certifier', 'certifierAreaGradeSet', {
      id: site.world.questionnaire,
      areaId: 9999,
      grade: 1,
    });
    expect([status, error.details]).toEqual([400, { fields: { areaId: 'unknown' } }]);
  });

  it('is refused while grading is locked', async () => {
    await change({ is_grading_locked: true });
    const { status, error } = await grade(1);
    expect([status, error]).toEqual([
      409,
      { code: 'locked', details: { reason: 'grading-locked' } },
    ]);
  });

  it('is refused once its author has finalized; colleagues can still grade', async () => {
    await site.db
      .insertInto('finalizations')
      .values({
        questionnaire_id: site.world.questionnaire,
        account_id: site.world.accounts.certifier,
        finalized_at: site.clock.now,
      })
      .execute();
    expect((await grade(1)).error.details).toEqual({ reason: 'grades-finalized' });
    expect((await grade(1, { by: 'lead' })).status).toBe(200);
  });

  it('is refused for an area that does not count in a key-only questionnaire', async () => {
    await change({ is_key_only: true });
    expect((await grade(1)).error.details).toEqual({ reason: 'not-key-area' });
    expect((await grade(1, { area: 'selection' })).status).toBe(200);
  });

  it('is shown to no other member of the team', async () => {
    await grade(2.5);
    const read = async (by: Person) => {
      const { text, reply } = await site.call(by, 'areaCategoryList', {
        id: site.world.questionnaire,
        language: 'en',
      });
      return { text, grade: reply[0]!.areas[0]!.certifierGrade };
    };
    expect((await read('certifier')).grade).toBe(2.5);
    for (const other of ['certifier2', 'lead'] as const) {
      const { text, grade: shown } = await read(other);
      expect(shown).toBeNull();
      expect(text).not.toContain('2.5');
    }
  });
});
