/** @engine json, aggregates */
import type { Input, Report } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import { sql } from 'kysely';
import { storeReachPercentage } from '../testing/storeReachPercentage.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(async () => {
  await site.reset();
  await sql`update questions set benchmark = ${{
    text: { hr: 'XXX hr', sr: 'XXX sr', en: 'XXX en' },
    unit: { hr: '%', sr: '%', en: '%' },
    betterWhen: 'more',
  }} where key = 'reach'`.execute(site.db);
});
afterAll(() => site.close());

type Other = {
  year?: number;
  countries?: string[];
  industry?: number;
  group?: string;
  isFinalized?: boolean;
  /** Final grades of the areas brand, selection and benefits. */
  finals?: readonly (number | null)[];
  /** The number answered to the question `reach`. */
  reach?: number;
};

/** Stores another organisation with a questionnaire, in the same form as the use cases do. */
async function add({
  year = 2026,
  countries = [],
  industry,
  group,
  isFinalized = true,
  finals = [],
  reach,
}: Other): Promise<void> {
  const { db, world, clock } = site;
  const { editionId } = await db
    .selectFrom('questionnaires')
    .select('edition_id as editionId')
    .where('id', '=', world.questionnaire)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number }>`
    with organisation as (
      insert into organisations (key, title, countries, category_id, group_key)
      values (gen_random_uuid()::text, 'Other', ${countries}::text[], ${industry ?? null}, ${group ?? null})
      returning id)
    insert into questionnaires (organisation_id, edition_id, year, is_key_only, is_inactive, is_locked,
      is_grading_locked, is_report_locked, opened_at)
    select id, ${editionId}::int, ${year}::int, false, false, false, false, false, now() from organisation
    returning id`.execute(db);
  const id = rows[0]!.id;
  await sql`insert into members (questionnaire_id, account_id, role)
    values (${id}, ${world.accounts.lead}, 'main-certifier')`.execute(db);
  if (isFinalized)
    await sql`insert into finalizations (questionnaire_id, account_id, finalized_at)
      values (${id}, ${world.accounts.lead}, ${clock.now})`.execute(db);
  for (const [index, key] of ['brand', 'selection', 'benefits'].entries()) {
    const grade = finals[index] ?? null;
    if (grade !== null)
      await db
        .insertInto('final_grades')
        .values({
          questionnaire_id: id,
          area_id: world.area(key),
          grade: grade as never,
          set_by: null,
          set_at: clock.now,
        })
        .execute();
  }
  if (reach !== undefined) await storeReachPercentage(site, reach, id);
}

async function read(filters: Partial<Input<'report'>> = {}): Promise<Report> {
  const { status, reply } = await site.call('lead', 'report', {
    id: site.world.questionnaire,
    language: 'en',
    ...filters,
  });
  expect(status).toBe(200);
  return reply;
}

/** Computes a mean that a report must show, independent of the code under test. */
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const grades = [0.5, 1, 1.5, 2, 2.5, 3];

describe('the comparison in the report', () => {
  it('shows the same averages of areas, categories, the overall result and figures as a calculation by hand', async () => {
    const others = Array.from({ length: 12 }, (_, index) => ({
      finals: [grades[index % 6]!, grades[(index * 5 + 2) % 6]!, grades[(index * 7 + 1) % 6]!],
      reach: (index * 17) % 101,
    }));
    for (const other of others) await add(other);
    const { result, categories, keyTopics, benchmarksPercentage } = await read();
    const percents = others.map(({ finals }) => (100 * mean(finals)) / 3);
    // Percentages of twelve organisations are rounded to 5, grades to 0.1.
    const toFive = (value: number) => Math.round(value / 5) * 5;
    expect(result.average).toEqual({ value: toFive(mean(percents)), organisations: 12 });
    const tenth = (value: number) => Math.round(value * 10) / 10;
    const areaMean = (index: number) => ({
      value: tenth(mean(others.map(({ finals }) => finals[index]!))),
      organisations: 12,
    });
    expect(categories.map(({ areas }) => areas.map((area) => area.others.average))).toEqual([
      [areaMean(0), areaMean(1)],
      [areaMean(2)],
    ]);
    const attracting = others.map(({ finals }) => (100 * mean(finals.slice(0, 2))) / 3);
    expect(categories[0]!.others.average.value).toBe(toFive(mean(attracting)));
    expect(keyTopics.map(({ content, others }) => [content, others.average])).toEqual([
      ['Selection en', areaMean(1)],
    ]);
    const [reach] = benchmarksPercentage;
    expect([reach!.content, reach!.otherValue]).toEqual([
      'XXX en',
      toFive(mean(others.map(({ reach }) => reach))),
    ]);
  });

  it('excludes other years, gradings that are not finalized, and grades that are not set', async () => {
    for (let index = 0; index < 7; index += 1) await add({ finals: [1, 1, 1] });
    await add({ finals: [3, 3, 3], year: 2025 });
    for (let index = 0; index < 7; index += 1) await add({ finals: [3, 3, 3], isFinalized: false });
    for (let index = 0; index < 7; index += 1) await add({ finals: [3, null, null] });
    const { result, categories } = await read();
    expect(result.average).toEqual({ value: 35, organisations: 7 });
    expect(categories[0]!.areas.map(({ others }) => others.average)).toEqual([
      { value: 1, organisations: 7 },
      { value: 1, organisations: 7 },
    ]);
  });

  it('includes only finalized gradings of the newest year if the newest year is chosen', async () => {
    for (let index = 0; index < 7; index += 1) await add({ year: 2027, reach: 40 });
    for (let index = 0; index < 7; index += 1)
      await add({ year: 2027, isFinalized: false, reach: 80 });
    expect((await read()).benchmarksPercentage[0]!.average.organisations).toBe(0);
    const { info, benchmarksPercentage } = await read({ benchmarkNew: 1 });
    expect([info.benchmarkYear, benchmarksPercentage[0]!.average]).toEqual([
      2027,
      { value: 40, organisations: 7 },
    ]);
  });

  it('has an average of the chosen country over all industries, and one of the chosen industry over all countries', async () => {
    for (let index = 0; index < 8; index += 1)
      await add({ finals: [1, 1, 1], countries: ['hr'], industry: 4 });
    for (let index = 0; index < 8; index += 1)
      await add({ finals: [2, 2, 2], countries: ['rs', 'hr'], industry: 5 });
    for (let index = 0; index < 8; index += 1)
      await add({ finals: [3, 3, 3], countries: ['rs'], industry: 5 });
    const { result } = await read({ benchmarkCountry: 'hr', benchmarkIndustry: 5 });
    expect(result).toMatchObject({
      average: { value: 66, organisations: 24 },
      benchmarkCountry: { value: 50, organisations: 16 },
      benchmarkIndustry: { value: 84, organisations: 16 },
    });
    expect(result).not.toHaveProperty('benchmarkGroup');
  });

  it('is offered for a country or industry with its number of organisations, if these are enough', async () => {
    for (let index = 0; index < 9; index += 1) await add({ finals: [1, 1, 1], countries: ['rs'] });
    for (let index = 0; index < 6; index += 1) await add({ finals: [1, 1, 1], countries: ['al'] });
    for (let index = 0; index < 7; index += 1) await add({ finals: [1, 1, 1], industry: 4 });
    await add({ finals: [1, 1, 1] });
    const { comparable } = (await read()).info;
    const offered = comparable.countries.filter(({ organisations }) => organisations !== null);
    expect(offered).toEqual([{ code: 'rs', organisations: 9 }]);
    expect(comparable.industries.filter(({ organisations }) => organisations !== null)).toEqual([
      { id: 4, organisations: 7 },
    ]);
  });

  it('is shown as soon as the teams of enough organisations have finalized', async () => {
    for (let index = 0; index < 6; index += 1) await add({ finals: [1, 1, 1] });
    expect((await read()).result.average).toEqual({ value: null, organisations: 0 });
    // The own organisation (Jadran) is one of the organisations with which the report of Sava compares.
    const ofSava = async () =>
      (await site.call('stranger', 'report', { id: site.world.foreign, language: 'en' })).status;
    expect(await ofSava()).toBe(403);
    await site.db
      .insertInto('members')
      .values({
        questionnaire_id: site.world.foreign,
        account_id: site.world.accounts.certifier,
        role: 'certifier',
      })
      .execute();
    const average = async () =>
      (await site.call('certifier', 'report', { id: site.world.foreign, language: 'en' })).reply
        .result.average;
    expect(await average()).toEqual({ value: null, organisations: 0 });
    for (const person of ['certifier', 'certifier2', 'lead'] as const) {
      await gradeAreasAs(site, person, 3);
      await site.call(person, 'certifierFinalizeGrades', { id: site.world.questionnaire });
    }
    expect(await average()).toEqual({ value: 45, organisations: 7 });
    // The own organisation does not count.
    expect((await read()).result.average).toEqual({ value: 35, organisations: 6 });
  });
});

describe('the report', () => {
  it('has no averages if the teams of only four other organisations have finalized', async () => {
    for (let index = 0; index < 4; index += 1) await add({ finals: [1, 1, 1], reach: 10 });
    const { result, categories, benchmarksPercentage } = await read();
    expect(result.average.value).toBeNull();
    expect(JSON.stringify(categories)).not.toContain('"value":1');
    expect(benchmarksPercentage[0]!.otherValue).toBeNull();
  });

  it('lists the main certifier first among its signatures', async () => {
    expect((await read()).certifiers.first).toEqual({
      name: 'Name of lead',
      title: 'Main certifier en',
      subtitle: 'Testers',
    });
  });

  it.each([
    { benchmarkCountry: 'xx' },
    { benchmarkIndustry: 17 },
    { benchmarkIndustry: 999_999 },
    { benchmarkGroup: 2 },
    { benchmarkNew: 'yes' },
  ])('refuses the filter %j', async (filters) => {
    const { status, error } = await site.call('lead', 'report', {
      id: site.world.questionnaire,
      language: 'en',
      ...(filters as object),
    });
    expect([status, error.code]).toEqual([400, 'invalid-input']);
  });
});

describe('the sentence of a figure in the report', () => {
  const forms = { one: 'XXX put', few: 'XXX puta', other: 'XXX puta godišnje' };
  const sentences = async (language: Language) => {
    const [reach] = (await read({ language })).benchmarksPercentage;
    return [reach!.content, reach!.title];
  };

  beforeEach(async () => {
    await sql`update questions set benchmark = jsonb_set(benchmark, '{text}', ${{
      hr: forms,
      sr: 'XXX sr',
      en: { one: 'XXX time', other: 'XXX times' },
    }}) where key = 'reach'`.execute(site.db);
  });

  it.each([
    [1, 'XXX put', 'XXX time'],
    [2, 'XXX puta', 'XXX times'],
    [5, 'XXX puta godišnje', 'XXX times'],
    [21, 'XXX put', 'XXX times'],
    [1.5, 'XXX puta godišnje', 'XXX times'],
  ])('has the plural form that fits the organisation’s own number: %p', async (value, hr, en) => {
    await storeReachPercentage(site, value);
    expect(await sentences('hr')).toEqual([hr, '… puta godišnje']);
    expect(await sentences('sr')).toEqual(['XXX sr', '… sr']);
    expect(await sentences('en')).toEqual([en, '… times']);
  });

  it('has the plural form “other” if the organisation has given no number', async () => {
    expect(await sentences('hr')).toEqual(['XXX puta godišnje', '… puta godišnje']);
  });
});
