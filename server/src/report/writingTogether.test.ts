/** @engine upserts */
import type { Language } from '@cert/shared/domain';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const field = 'whatsNext';
const id = () => site.world.questionnaire;

const save = (by: Person, html: string, language: Language = 'hr') =>
  site.call(by, 'reportContentSaveItems', { id: id(), language, content: { [field]: html } });
const edit = (by: Person, language: Language | null) =>
  site.call(by, 'reportEditing', { id: id(), editing: language && { field, language } });
const pass = (seconds: number) =>
  (site.clock.now = new Date(site.clock.now.getTime() + 1000 * seconds));

describe('a report field in all languages', () => {
  it('shows each text with its author and time, and none for a language never written', async () => {
    await save('lead', '<p>Prvo</p>');
    pass(60);
    await save('certifier', '<p>First</p>', 'en');
    const { reply } = await site.call('certifier2', 'reportFieldLanguages', { id: id(), field });
    expect(reply).toEqual({
      hr: { html: '<p>Prvo</p>', version: 1, savedAt: expect.any(String), savedBy: 'Name of lead' },
      en: {
        html: '<p>First</p>',
        version: 1,
        savedAt: site.clock.now.toISOString(),
        savedBy: 'Name of certifier',
      },
    });
    expect(Date.parse(reply.hr!.savedAt)).toBeLessThan(Date.parse(reply.en!.savedAt));
  });
});

describe('the history of a report text', () => {
  it('has every earlier text of this language, newest first', async () => {
    await save('lead', '<p>One</p>');
    await save('lead', '<p>Other language</p>', 'sr');
    pass(60);
    await save('certifier', '<p>Two</p>');
    pass(60);
    await save('lead', '');
    const { reply } = await site.call('lead', 'reportFieldHistory', {
      id: id(),
      field,
      language: 'hr',
    });
    expect(reply.map(({ by, html }) => [by, html])).toEqual([
      ['Name of lead', ''],
      ['Name of certifier', '<p>Two</p>'],
      ['Name of lead', '<p>One</p>'],
    ]);
  });
});

describe('the presence of people who edit the report', () => {
  it('is shown to colleagues, but not to the person who edits', async () => {
    expect((await edit('lead', 'hr')).reply).toEqual([]);
    expect((await edit('certifier', 'en')).reply).toEqual([
      { name: 'Name of lead', field, language: 'hr' },
    ]);
    expect((await edit('certifier2', null)).reply).toHaveLength(2);
  });

  it('ends when the text is left, and after half a minute without a call from the page', async () => {
    await edit('lead', 'hr');
    await edit('certifier', 'hr');
    await edit('certifier', null);
    expect((await edit('certifier2', null)).reply).toHaveLength(1);
    pass(31);
    expect((await edit('certifier2', null)).reply).toEqual([]);
  });

  it('is not shown while its stored time lies in the future; the page’s next call corrects the time', async () => {
    await edit('lead', 'hr');
    const ahead = new Date(site.clock.now.getTime() + 2 * 86_400_000);
    await site.db.updateTable('report_editors').set({ seen_at: ahead }).execute();
    expect((await edit('certifier', null)).reply).toEqual([]);
    await edit('lead', 'hr');
    expect((await edit('certifier', null)).reply).toHaveLength(1);
  });

  it('contains only one text per person: the text that was opened last', async () => {
    await edit('lead', 'hr');
    await edit('lead', 'sr');
    expect((await edit('certifier', null)).reply).toMatchObject([{ language: 'sr' }]);
  });
});

it('a client cannot read a report text in other languages, its history, or who is editing it', async () => {
  const calls = [
    site.call('client', 'reportFieldLanguages', { id: id(), field }),
    site.call('client', 'reportFieldHistory', { id: id(), field, language: 'hr' }),
    edit('client', 'hr'),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403]);
});
