import type { Grade } from '@cert/shared/domain';
import { areaKeys, gradeAreasAs } from '../../testing/gradeAreasAs.ts';
import type { TestSite } from '../../testing/openTestSite.ts';

/** Grades all areas as the whole team, finalizes, and sets all final grades. */
export async function completeGrading(site: TestSite, final: Grade): Promise<void> {
  const { questionnaire: id, area } = site.world;
  for (const person of ['certifier', 'certifier2', 'lead'] as const) {
    await gradeAreasAs(site, person, final);
    await site.call(person, 'certifierFinalizeGrades', { id });
  }
  for (const key of areaKeys)
    await site.call('lead', 'certifierAreaFinalGradeSet', { id, areaId: area(key), grade: final });
}

/** Releases the report of the questionnaire as its main certifier, or takes the release back. */
export function releaseReport(site: TestSite, released = true) {
  return site.call('lead', 'reportReleaseSet', { id: site.world.questionnaire, released });
}

/** Reads the report as a person of the organisation. */
export async function readReleasedReportAsClient(site: TestSite) {
  const { status, reply } = await site.call('client', 'releasedReport', {
    id: site.world.questionnaire,
    language: 'en',
  });
  expect(status).toBe(200);
  return reply.report;
}
