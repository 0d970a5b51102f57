/** @engine upserts */
import type { ActName } from '@cert/shared/contract';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

type CommentAction = Extract<ActName, `certifierArea${string}Comment${'' | 'Final'}Set`>;

const comment = (
  content: string,
  {
    by = 'certifier' as Person,
    action = 'certifierAreaCommentSet' as CommentAction,
    area = 'brand',
  } = {},
) =>
  site.call(by, action, {
    id: site.world.questionnaire,
    areaId: site.world.area(area),
    content,
  } as never);

const stored = () =>
  site.db
    .selectFrom('comments')
    .select(['kind', 'account_id', 'content'])
    .orderBy('account_id')
    .execute();

async function finalizeAll(): Promise<void> {
  for (const person of ['certifier', 'certifier2', 'lead'] as const) {
    await gradeAreasAs(site, person, 2);
    await site.call(person, 'certifierFinalizeGrades', { id: site.world.questionnaire });
  }
}

describe('a certifier’s comment on an area', () => {
  it('is set, changed and deleted (by a blank text) by its author, with an audit row for each change', async () => {
    const { accounts, area } = site.world;
    expect((await comment('Good plan')).reply).toEqual({
      content: 'Good plan',
      changedAt: '2026-11-20T09:00:00.000Z',
    });
    await comment('Another view', { by: 'lead' });
    await comment('Good plan');
    await comment('Better plan');
    expect(await stored()).toEqual([
      { kind: 'area', account_id: accounts.certifier, content: 'Better plan' },
      { kind: 'area', account_id: accounts.lead, content: 'Another view' },
    ]);
    expect((await comment(' \n')).reply).toEqual({ content: null, changedAt: null });
    await comment('');
    const rows = await site.db
      .selectFrom('audit_log')
      .select(['subject', 'before', 'after'])
      .where('action', '=', 'certifierAreaCommentSet')
      .where('account_id', '=', accounts.certifier)
      .orderBy('id')
      .execute();
    const subject = `area ${area('brand')}`;
    expect(rows).toEqual([
      { subject, before: null, after: 'Good plan' },
      { subject, before: 'Good plan', after: 'Better plan' },
      { subject, before: 'Better plan', after: null },
    ]);
  });

  it('can be written after finalizing and while grading is locked', async () => {
    await finalizeAll();
    await site.db.updateTable('questionnaires').set({ is_grading_locked: true }).execute();
    expect((await comment('After the meeting')).status).toBe(200);
  });

  it('is refused when it is too long, contains control characters or names an unknown area', async () => {
    expect((await comment('x'.repeat(10_001))).status).toBe(400);
    expect((await comment('a\u0007')).status).toBe(400);
    expect((await comment('x', { area: 'nowhere' })).status).toBe(400);
  });
});

describe('the final comment on an area', () => {
  it('is refused until the whole team has finalized; after that, both names of the action set the same comment', async () => {
    const action = 'certifierAreaFinalCommentSet' as const;
    expect((await comment('Early', { by: 'lead', action })).error).toEqual({
      code: 'locked',
      details: { reason: 'team-not-finalized' },
    });
    await finalizeAll();
    await comment('Together', { by: 'lead', action });
    await comment('Together, again', { by: 'lead', action: 'certifierAreaCommentFinalSet' });
    expect(await stored()).toEqual([
      { kind: 'area-final', account_id: site.world.accounts.lead, content: 'Together, again' },
    ]);
    const trail = await site.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', action)
      .orderBy('id')
      .execute();
    expect(trail.map(({ after }) => after)).toEqual(['Together', 'Together, again']);
  });
});
