/** @engine json */
import { sql } from 'kysely';
import type { Grade, Language } from '@cert/shared/domain';
import type { Person } from '../testing/createTestWorld.ts';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import { storeReachPercentage } from '../testing/storeReachPercentage.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const id = () => site.world.questionnaire;

const save = (
  by: Person,
  field: string,
  { html = '<p>a</p>', language = 'hr' }: { html?: string; language?: Language } = {},
) => site.call(by, 'reportContentSaveItems', { id: id(), language, content: { [field]: html } });

const writing = async (by: Person) => (await site.call(by, 'reportWriting', { id: id() })).reply;
const changed = async (by: Person) =>
  Object.fromEntries(
    (await writing(by)).map(({ field, changedFigures }) => [field, changedFigures]),
  );

/** Sets a final grade directly in the database, without the finalizations that come before it. */
async function setFinal(area: string, grade: Grade): Promise<void> {
  await site.db
    .insertInto('final_grades')
    .values({
      questionnaire_id: id(),
      area_id: site.world.area(area),
      grade,
      set_by: null,
      set_at: site.clock.now,
    })
    .onConflict((of) => of.columns(['questionnaire_id', 'area_id']).doUpdateSet({ grade }))
    .execute();
}

async function categoryOf(area: string): Promise<number> {
  const row = await site.db
    .selectFrom('areas')
    .select('category_id')
    .where('id', '=', site.world.area(area))
    .executeTakeFirstOrThrow();
  return row.category_id;
}

it('the team sees which texts of the report are written in which language, and when', async () => {
  await save('lead', 'educations');
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  await save('certifier', 'educations', { html: '<p>b</p>', language: 'en' });
  await save('certifier', 'whatsNext');
  await save('certifier', 'whatsNext', { html: '<p>&nbsp;</p>' });
  const later = site.clock.now.toISOString();
  expect(await writing('certifier2')).toEqual([
    { field: 'educations', language: 'en', isWritten: 1, savedAt: later, changedFigures: [] },
    {
      field: 'educations',
      language: 'hr',
      isWritten: 1,
      savedAt: '2026-11-20T09:00:00.000Z',
      changedFigures: [],
    },
    { field: 'whatsNext', language: 'hr', isWritten: 0, savedAt: later, changedFigures: [] },
  ]);
});

it('the list of the written texts of the report is refused to a client', async () => {
  expect((await site.call('client', 'reportWriting', { id: id() })).status).toBe(403);
});

describe('a text of the report whose figures change', () => {
  it('is marked as outdated until it is edited; texts about other figures are not marked', async () => {
    const [brand, benefits] = [await categoryOf('brand'), await categoryOf('benefits')];
    const area = `area_${site.world.area('brand')}`;
    const own = `highlights_${brand}`;
    const other = brand === benefits ? 'timeline' : `highlights_${benefits}`;
    await setFinal('brand', 2);
    await save('lead', own);
    await save('lead', 'educations');
    await save('lead', other, other === 'timeline' ? { html: '[]' } : {});
    expect(await changed('lead')).toEqual({ [own]: [], educations: [], [other]: [] });
    await setFinal('brand', 2.5);
    expect(await changed('lead')).toEqual({ [own]: [area], educations: [area], [other]: [] });
    await save('certifier', own, { html: '<p>b</p>' });
    expect(await changed('lead')).toEqual({ [own]: [], educations: [area], [other]: [] });
    await setFinal('brand', 2);
    expect((await changed('lead'))['educations']).toEqual([]);
  });

  it('is marked only for figures of its own category if it is about Above and Beyond', async () => {
    const [own, other] = ['abHighLightsFuture', 'abHighLightsImpact'];
    const fields = [own, other, 'wordsFromTeam', 'educations'];
    await sql`update questions set beyond_category = 'future', benchmark = ${{
      text: { hr: 'XXX hr', sr: 'XXX sr', en: 'XXX en' },
      unit: { hr: '%', sr: '%', en: '%' },
      betterWhen: 'more',
    }} where key = 'reach'`.execute(site.db);
    await storeReachPercentage(site, 40);
    for (const field of fields) await save('lead', field);
    await storeReachPercentage(site, 50);
    expect(await changed('lead')).toEqual({
      [own]: ['figure_reach'],
      [other]: [],
      wordsFromTeam: ['figure_reach'],
      educations: [],
    });
  });

  it('stays marked as outdated when a colleague saves it unchanged', async () => {
    await setFinal('brand', 2);
    await save('lead', 'educations');
    await setFinal('brand', 1);
    await save('certifier', 'educations');
    expect((await changed('lead'))['educations']).toHaveLength(1);
  });

  it('is marked only once a final grade differs from the grade that its author saw', async () => {
    const area = `area_${site.world.area('brand')}`;
    await gradeAreasAs(site, 'certifier', { brand: 1 });
    await gradeAreasAs(site, 'certifier2', { brand: 3 });
    await save('certifier', 'educations');
    // The mark of a changed figure must not reveal a colleague's grade.
    for (const person of ['certifier', 'certifier2', 'lead'] as const)
      expect(await changed(person)).toEqual({ educations: [] });
    await setFinal('brand', 3);
    expect(await changed('certifier2')).toEqual({ educations: [area] });
    await setFinal('brand', 1);
    expect(await changed('certifier2')).toEqual({ educations: [] });
  });

  it('is not marked if the figures at the time of its writing are unknown', async () => {
    await setFinal('brand', 2);
    await save('lead', 'educations');
    await sql`update report_fields set figures = null`.execute(site.db);
    await setFinal('brand', 1);
    expect(await changed('lead')).toEqual({ educations: [] });
  });
});
