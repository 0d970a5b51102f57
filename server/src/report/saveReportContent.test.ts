/** @engine upserts, transactions */
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const save = (
  content: { [field: string]: string },
  {
    by = 'certifier' as Person,
    language = 'hr' as 'hr' | 'en',
    versions = undefined as { [field: string]: number } | undefined,
  } = {},
) =>
  site.call(by, 'reportContentSaveItems', {
    id: site.world.questionnaire,
    language,
    content,
    versions,
  });

const read = async (language: 'hr' | 'en' = 'hr') =>
  (await site.call('lead', 'report', { id: site.world.questionnaire, language })).reply.content;

describe('a text of the report', () => {
  it('is stored sanitised for its language, with author, time and audit row', async () => {
    const { reply } = await save({ wordsFromTeam: '<p>Bravo<script>x</script></p>' });
    const text = {
      html: '<p>Bravo</p>',
      version: 1,
      savedAt: '2026-11-20T09:00:00.000Z',
      savedBy: 'Name of certifier',
    };
    expect(reply).toEqual({ saved: { wordsFromTeam: text }, conflicts: {} });
    expect(await read()).toEqual({ wordsFromTeam: text });
    expect(await read('en')).toEqual({});
    const trail = await site.db
      .selectFrom('audit_log')
      .select(['subject', 'before', 'after'])
      .where('action', '=', 'reportContentSaveItems')
      .execute();
    expect(trail).toEqual([{ subject: 'hr wordsFromTeam', before: null, after: '<p>Bravo</p>' }]);
  });

  it('is stored without control characters', async () => {
    const { status, reply } = await save({ wordsFromTeam: '<p>a\u0007b</p>' });
    expect(status).toBe(200);
    expect(reply.saved.wordsFromTeam?.html).toBe('<p>ab</p>');
  });

  it('is refused with a null character, which the database cannot store', async () => {
    const { status, error } = await save({ wordsFromTeam: '<p>a\u0000b</p>' });
    expect([status, error.details]).toEqual([
      400,
      { fields: { 'content.wordsFromTeam': 'malformed' } },
    ]);
  });

  it('is stored only once when the same call arrives twice', async () => {
    await save({ educations: '<p>a</p>' }, { versions: { educations: 0 } });
    const { reply } = await save({ educations: '<p>a</p>' }, { versions: { educations: 0 } });
    expect(reply.saved.educations?.version).toBe(1);
  });

  it('causes a conflict if it is based on an older version; the reply then has the stored text', async () => {
    await save({ educations: '<p>mine</p>', whatsNext: '<p>a</p>' });
    const { reply } = await save(
      { educations: '<p>yours</p>', whatsNext: '<p>b</p>' },
      { by: 'lead', versions: { educations: 0, whatsNext: 1 } },
    );
    expect(reply.conflicts.educations).toMatchObject({ html: '<p>mine</p>', version: 1 });
    expect(reply.saved).toMatchObject({ whatsNext: { html: '<p>b</p>', version: 2 } });
    expect((await read()).educations?.html).toBe('<p>mine</p>');
  });

  it('is refused, with all other texts of the call, if the call has an unknown field or an invalid timeline', async () => {
    const { status, error } = await save({
      educations: '<p>a</p>',
      highlights_999: 'x',
      timeline: '[{"position":"middle"}]',
    });
    expect([status, error.details]).toEqual([
      400,
      { fields: { highlights_999: 'unknown', timeline: 'not-a-timeline' } },
    ]);
    expect(await read()).toEqual({});
  });

  it('is refused while the report is locked, and from a client', async () => {
    await site.db
      .updateTable('questionnaires')
      .set({ is_report_locked: true })
      .where('id', '=', site.world.questionnaire)
      .execute();
    expect((await save({ educations: 'x' })).error).toEqual({
      code: 'locked',
      details: { reason: 'report-locked' },
    });
    expect((await save({ educations: 'x' }, { by: 'client' })).status).toBe(403);
  });

  it('gets version 1 and version 2 if two colleagues save it for the first time at the same moment', async () => {
    const [one, other] = await Promise.all([
      save({ educations: '<p>1</p>' }),
      save({ educations: '<p>2</p>' }, { by: 'lead' }),
    ]);
    expect([one, other].map(({ reply }) => reply.saved.educations?.version).sort()).toEqual([1, 2]);
  });
});
