/** @engine aggregates */
import { sumAreaPoints, decideCertificate, type Grade } from '@cert/shared/domain';
import { openTestSite, type TestSite } from '../../testing/openTestSite.ts';
import { createEditionCache } from '../../editions/createEditionCache.ts';
import { testProgramme } from '../../testing/testProgramme.ts';
import { selectCertifiedInSql } from './testing/sumYearInSql.ts';
import { createYearResultsReader } from './yearResults.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

/** Reads the certified organisations with the server's code, and compares them with those of the same rule in SQL. */
async function certified(year = 2026) {
  const { db } = site;
  const { readCertified } = createYearResultsReader({
    readEdition: createEditionCache(testProgramme),
    certificatePercent: 75,
    leastOrganisations: 5,
    dbForLongWork: db,
    readInBulk: (read) => read(db),
  });
  const found = await readCertified(db, year);
  expect(found).toEqual(await selectCertifiedInSql(db, { year, certificatePercent: 75 }));
  return found;
}

async function setFinals(grades: { [areaKey: string]: Grade | null }) {
  const { db, world } = site;
  for (const [key, grade] of Object.entries(grades))
    if (grade !== null)
      await db
        .insertInto('final_grades')
        .values({
          questionnaire_id: world.questionnaire,
          area_id: world.area(key),
          grade,
          set_by: null,
          set_at: site.clock.now,
        })
        .execute();
}

describe('the certified organisations of a year', () => {
  // The key area is `selection`, with the minimum grade 2.
  it.each([
    { brand: 3, selection: 2, benefits: 2 },
    { brand: 2.5, selection: 2, benefits: 2 },
    { brand: 3, selection: 1.5, benefits: 3 },
    { brand: 3, selection: 3, benefits: null },
    { brand: 0, selection: 3, benefits: 3 },
    { brand: 3, selection: 3, benefits: 1 },
    { brand: 0.5, selection: 3, benefits: 3 },
  ] as const)(
    'include an organisation with the final grades $brand, $selection, $benefits only if these pass the rule',
    async (finals) => {
      await setFinals(finals);
      const areas = Object.entries(finals).map(([key, final]) => ({
        minGrade: key === 'selection' ? 2 : 0,
        final,
      }));
      const isCertified = decideCertificate(areas) === 'passed';
      const total = sumAreaPoints(areas.map(({ final }) => final));
      expect(await certified()).toEqual(isCertified ? [{ organisationId: 1, total }] : []);
    },
  );

  it('are decided by the key areas alone in a key-only questionnaire', async () => {
    await setFinals({ selection: 2.5 });
    await site.db.updateTable('questionnaires').set({ is_key_only: true }).execute();
    expect(await certified()).toEqual([{ organisationId: 1, total: { part: 5, whole: 6 } }]);
  });

  it('exclude those of other years', async () => {
    await setFinals({ brand: 3, selection: 3, benefits: 3 });
    expect(await certified(2025)).toEqual([]);
  });
});
