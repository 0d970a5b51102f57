import type { Grade } from '@cert/shared/domain';
import { areaKeys } from '../testing/gradeAreasAs.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import {
  completeGrading,
  readReleasedReportAsClient,
  releaseReport,
} from './testing/releaseReport.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({
    thresholds: { certificatePercent: 78, beyondTotalPercent: 92, beyondCategoryPercent: 70 },
  });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const grades: { [area in (typeof areaKeys)[number]]: Grade } = {
  brand: 3,
  selection: 2.5,
  benefits: 1.5,
};

test('no reply rounds a result just below a threshold up to the threshold', async () => {
  const { questionnaire: id, area } = site.world;
  await completeGrading(site, 3);
  for (const key of areaKeys)
    await site.call('lead', 'certifierAreaFinalGradeSet', {
      ...{ id, areaId: area(key), grade: grades[key] },
    });
  await releaseReport(site);
  // 14 of 18 half steps are 77.8 %, and 11 of 12 are 91.7 %; both percentages are shown rounded down.
  const asTeam = (await site.call('lead', 'report', { id, language: 'en' })).reply;
  const asClient = await readReleasedReportAsClient(site);
  for (const report of [asTeam, asClient]) {
    expect(report?.result).toMatchObject({ overal: 77, threshold: 78 });
    expect(report?.info.passed).toBe(0);
    expect(report?.categories.map(({ grade }) => grade)).toEqual([91, 50]);
  }
  for (const person of ['lead', 'client'] as const) {
    const { reply } = await site.call(person, 'questionnaireOverview', { id, language: 'en' });
    expect(reply.outcome).toMatchObject({ passed: 0, percent: 77 });
  }
  const list = (await site.call('lead', 'areaCategoryList', { id, language: 'en' })).reply;
  expect(list.map(({ gradeSumCertifierFinal }) => gradeSumCertifierFinal)).toEqual([91, 50]);
});
