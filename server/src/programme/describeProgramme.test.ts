import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { testProgramme } from '../testing/testProgramme.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const programmeIn = async (language?: 'hr' | 'sr' | 'en') =>
  (await site.call(null, 'programme', language ? { language } : {})).reply;

describe('the description of the programme', () => {
  it('has its thresholds, figures, sponsors and time zone as configured', async () => {
    const { thresholds, figures, sponsors, timeZone } = testProgramme;
    expect(await programmeIn('en')).toMatchObject({
      thresholds,
      figures,
      sponsors,
      timeZone,
      uploadLimitBytes: site.files.limitBytes,
      editorLicenceKey: 'GPL',
      demo: 0,
    });
  });

  it.each(['hr', 'sr', 'en'] as const)(
    'has the roles of the contacts and the categories of Above and Beyond in the language %s',
    async (language) => {
      const { contacts, beyondCategories } = await programmeIn(language);
      expect(contacts).toEqual([
        {
          name: 'Ana Test',
          role: `Head ${language}`,
          email: 'ana@example.org',
          phone: '+1 555 0199',
        },
        { name: 'Ivo Test', role: `Help ${language}`, email: 'ivo@example.org', phone: null },
      ]);
      expect(beyondCategories).toEqual([
        { category: 'future', title: `Future ${language}` },
        { category: 'inclusion', title: `Inclusion ${language}` },
        { category: 'innovation', title: `Innovation ${language}` },
        { category: 'impact', title: `Impact ${language}` },
        { category: 'satisfaction', title: `Satisfaction ${language}` },
      ]);
    },
  );

  it('is in Croatian if no language is given', async () => {
    expect(await programmeIn()).toEqual(await programmeIn('hr'));
  });
});
