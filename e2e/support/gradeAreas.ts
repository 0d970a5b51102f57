import type { Page } from '@playwright/test';
import type { AreaSummary } from '@cert/shared/contract';
import type { Grade } from '@cert/shared/domain';
import { callApi } from './callApi.ts';

/** Id of the open questionnaire of Jadran Foods. */
const id = 2;

/**
 * Gives every area that counts the own grade of whoever is signed in on this page.
 * @param gradeOf null leaves the area without one
 * @throws {Error} when the server refuses a grade
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
