import type { Input } from '@cert/shared/contract';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const update = (setting: Input<'questionnaireSettingUpdate'>['setting'], value: boolean) =>
  site.call('lead', 'questionnaireSettingUpdate', {
    id: site.world.questionnaire,
    setting,
    value,
  });

const allOff = { inactive: 0, locked: 0, gradingLocked: 0, reportLocked: 0 };

const trail = () =>
  site.db
    .selectFrom('audit_log')
    .select(['account_id', 'subject', 'before', 'after'])
    .where('action', '=', 'questionnaireSettingUpdate')
    .orderBy('id')
    .execute();

describe('an option of the main certifier', () => {
  it.each([
    ['active', 'inactive', 'is_inactive', false],
    ['locked', 'locked', 'is_locked', true],
    ['gradingLocked', 'gradingLocked', 'is_grading_locked', true],
    ['reportLocked', 'reportLocked', 'is_report_locked', true],
  ] as const)(
    'that is sent as “%s” switches the setting “%s” on and off, and no other setting',
    async (...row) => {
      const [setting, name, column, value] = row;
      expect((await update(setting, value)).reply).toEqual({ ...allOff, [name]: 1 });
      const stored = await site.db
        .selectFrom('questionnaires')
        .select(['id', column])
        .where(column, '=', true)
        .execute();
      expect(stored).toEqual([{ id: site.world.questionnaire, [column]: true }]);
      expect((await update(setting, !value)).reply).toEqual(allOff);
      const lead = site.world.accounts.lead;
      expect(await trail()).toEqual([
        { account_id: lead, subject: name, before: false, after: true },
        { account_id: lead, subject: name, before: true, after: false },
      ]);
    },
  );

  it('changes nothing when it already has the sent value', async () => {
    expect((await update('locked', false)).reply).toEqual(allOff);
    expect(await trail()).toEqual([]);
  });

  it('is refused if the setting has an unknown name or an invalid value', async () => {
    expect((await update('inactive' as never, true)).status).toBe(400);
    expect((await update('locked', 2 as never)).status).toBe(400);
  });

  it('has an effect on the client’s next call', async () => {
    const id = site.world.questionnaire;
    const save = () =>
      site.call('client', 'questionnaireAnswersSave', {
        id,
        answers: { [`area_comments_${site.world.area('brand')}`]: { value: true, content: 'x' } },
      });
    await update('locked', true);
    expect((await save()).error.code).toBe('locked');
    await update('active', false);
    expect((await save()).status).toBe(404);
    await update('active', true);
    await update('locked', false);
    expect((await save()).status).toBe(200);
  });
});
