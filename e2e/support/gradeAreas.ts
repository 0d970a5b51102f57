import type { Page } from '@playwright/test';
import type { AreaSummary } from '@cert/shared/contract';
import type { Grade } from '@cert/shared/domain';
import { callApi } from './callApi.ts';

/** Id of the open questionnaire of Jadran Foods. */
const id = 2;

/**
 * Sets the grades of the certifier who is signed in on this page, for all open areas.
 * @param gradeOf returns the grade of an area; null for none
 * @throws {Error} when the server rejects a grade
 */
export async function gradeAreas(
  page: Page,
  gradeOf: (area: AreaSummary) => Grade | null,
): Promise<void> {
  const categories = await callApi(page, 'areaCategoryList', { id, language: 'en' });
  const areas = categories.reply.flatMap((category) => category.areas.filter(({ open }) => open));
  for (const area of areas) {
    const grade = gradeOf(area);
    const { status } = await callApi(page, 'certifierAreaGradeSet', {
      id,
      areaId: area.id,
      grade,
    });
    if (status !== 200) throw new Error(`${area.title} was not graded: ${status}`);
  }
}
