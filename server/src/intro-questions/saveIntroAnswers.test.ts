/** @engine upserts */
import type { Input } from '@cert/shared/contract';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

type Sent = Omit<Input<'infoAdditionalSave'>, 'id'>;

const save = (
  info: Sent['info'],
  { by = 'certifier' as Person, revisions }: { by?: Person; revisions?: Sent['revisions'] } = {},
) => site.call(by, 'infoAdditionalSave', { id: site.world.questionnaire, info, revisions });

const read = async (by: Person = 'lead', id = site.world.questionnaire) =>
  (await site.call(by, 'infoAdditional', { id })).reply;

const trail = () =>
  site.db
    .selectFrom('audit_log')
    .select(['subject', 'before', 'after', 'account_id'])
    .where('action', '=', 'infoAdditionalSave')
    .orderBy('id')
    .execute();

const lockReport = () => site.db.updateTable('questionnaires').set({ is_report_locked: true });

const noTexts = { biggestChallenges: '', mainFocus: '', previousPeriod: '', proudOf: '' };
const empty = { ...noTexts, locked: 0 };

describe('an answer to an intro question', () => {
  it('is empty until a member of the team writes it', async () => {
    expect(await read()).toEqual({ ...empty, saved: {}, previous: null });
  });

  it('can be read by the whole team, with its author and time', async () => {
    const { reply } = await save({ proudOf: 'The\npeople <b>first</b>' });
    const saved = { revision: 1, savedAt: '2026-11-20T09:00:00.000Z' };
    expect(reply).toEqual({ saved: { proudOf: saved }, conflicts: {} });
    for (const person of ['certifier', 'certifier2', 'lead'] as const)
      expect(await read(person)).toEqual({
        ...empty,
        proudOf: 'The\npeople <b>first</b>',
        saved: { proudOf: { ...saved, savedBy: 'Name of certifier' } },
        previous: null,
      });
  });

  it('leaves an audit row for every change, with the earlier text', async () => {
    await save({ mainFocus: 'one', proudOf: 'x' });
    await save({ mainFocus: 'two' }, { by: 'lead' });
    const { certifier, lead } = site.world.accounts;
    expect(await trail()).toEqual([
      { subject: 'mainFocus', before: null, after: 'one', account_id: certifier },
      { subject: 'proudOf', before: null, after: 'x', account_id: certifier },
      { subject: 'mainFocus', before: 'one', after: 'two', account_id: lead },
    ]);
  });

  it('is stored once when it arrives twice', async () => {
    for (const _time of [1, 2]) {
      const { reply } = await save({ mainFocus: 'one' }, { revisions: { mainFocus: 0 } });
      expect(reply.saved.mainFocus?.revision).toBe(1);
    }
    expect(await trail()).toHaveLength(1);
  });

  it('gets a new revision even if it is saved unchanged, so that an older save that arrives late is a conflict', async () => {
    await save({ mainFocus: 'one' }, { revisions: { mainFocus: 0 } });
    const again = await save({ mainFocus: 'one' }, { revisions: { mainFocus: 1 } });
    expect(again.reply.saved.mainFocus?.revision).toBe(2);
    const late = await save({ mainFocus: 'in between' }, { revisions: { mainFocus: 1 } });
    expect(late.reply.conflicts.mainFocus?.content).toBe('one');
    expect(await trail()).toHaveLength(1);
  });

  it('is a conflict when it was based on an older revision, and other answers of the call are saved', async () => {
    await save({ mainFocus: 'theirs' }, { by: 'lead' });
    const { reply } = await save(
      { mainFocus: 'mine', proudOf: 'new' },
      { revisions: { mainFocus: 0, proudOf: 0 } },
    );
    expect(reply).toEqual({
      saved: { proudOf: { revision: 1, savedAt: '2026-11-20T09:00:00.000Z' } },
      conflicts: {
        mainFocus: {
          content: 'theirs',
          revision: 1,
          savedAt: '2026-11-20T09:00:00.000Z',
          savedBy: 'Name of lead',
        },
      },
    });
    expect(await read()).toMatchObject({ mainFocus: 'theirs', proudOf: 'new' });
  });

  it('overwrites the stored answer when it is sent without a revision', async () => {
    await save({ mainFocus: 'theirs' }, { by: 'lead' });
    expect((await save({ mainFocus: 'mine' })).reply.saved.mainFocus?.revision).toBe(2);
  });

  it('is stored as empty if it consists of blanks only', async () => {
    await save({ mainFocus: 'one' });
    await save({ mainFocus: ' \n ' }, { revisions: { mainFocus: 1 } });
    expect(await read()).toMatchObject({
      mainFocus: '',
      saved: { mainFocus: { revision: 2 } },
    });
  });

  it.each([
    ['of an unknown field', { info: { other: 'x' } }, 'info'],
    ['that is too long', { info: { mainFocus: 'x'.repeat(10_001) } }, 'info.mainFocus'],
    ['with control characters', { info: { mainFocus: 'a\u0000' } }, 'info.mainFocus'],
    ['that is no text', { info: { mainFocus: 7 } }, 'info.mainFocus'],
    [
      'with a revision that is no whole number',
      { info: {}, revisions: { mainFocus: 0.5 } },
      'revisions.mainFocus',
    ],
  ])('%s is refused, and nothing is saved', async (_what, sent, field) => {
    const { status, error } = await site.call('certifier', 'infoAdditionalSave', {
      id: site.world.questionnaire,
      ...sent,
      info: { proudOf: 'fine', ...sent.info },
    } as never);
    expect([status, error.details]).toEqual([400, { fields: { [field]: 'malformed' } }]);
    expect(await read()).toEqual({ ...empty, saved: {}, previous: null });
  });

  it('can be read and written by the team only', async () => {
    const id = site.world.questionnaire;
    expect((await save({ mainFocus: 'x' }, { by: 'client' })).status).toBe(403);
    expect((await save({ mainFocus: 'x' }, { by: 'stranger' })).status).toBe(404);
    expect((await site.call('client', 'infoAdditional', { id })).status).toBe(403);
  });

  it('cannot be changed once the report is locked; saving the same text again is accepted', async () => {
    await save({ mainFocus: 'one' });
    await lockReport().execute();
    const { status, error } = await save({ proudOf: 'late', mainFocus: 'two' });
    expect([status, error]).toEqual([
      409,
      { code: 'locked', details: { reason: 'report-locked' } },
    ]);
    expect((await save({ mainFocus: 'one' }, { revisions: { mainFocus: 0 } })).status).toBe(200);
    expect(await read()).toMatchObject({ mainFocus: 'one', proudOf: '', locked: 1 });
  });

  it.each([0, 1])(
    'is a conflict for one of two people who change its revision %d at the same moment',
    async (revision) => {
      if (revision > 0) await save({ mainFocus: 'first' });
      const both = await Promise.all([
        save({ mainFocus: 'mine' }, { revisions: { mainFocus: revision } }),
        save({ mainFocus: 'yours' }, { by: 'lead', revisions: { mainFocus: revision } }),
      ]);
      const saved = both.filter(({ reply }) => reply.saved.mainFocus);
      const conflicts = both.filter(({ reply }) => reply.conflicts.mainFocus);
      expect([saved.length, conflicts.length]).toEqual([1, 1]);
      expect((await read()).mainFocus).toBe(conflicts[0]!.reply.conflicts.mainFocus!.content);
      expect(await trail()).toHaveLength(revision + 1);
    },
  );
});

describe('last year’s answer to an intro question', () => {
  it('is shown beside this year’s, and not copied', async () => {
    await site.call('lead', 'infoAdditionalSave', {
      id: site.world.previous,
      info: { mainFocus: 'Last year’s focus' },
    });
    expect(await read()).toEqual({
      ...empty,
      saved: {},
      previous: { ...noTexts, mainFocus: 'Last year’s focus', year: 2025 },
    });
    expect((await read('lead', site.world.previous)).previous).toBeNull();
  });

  it('is absent when every answer of last year was cleared', async () => {
    for (const mainFocus of ['x', ''])
      await site.call('lead', 'infoAdditionalSave', {
        id: site.world.previous,
        info: { mainFocus },
      });
    expect((await read()).previous).toBeNull();
  });
});
