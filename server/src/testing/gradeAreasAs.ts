import type { Grade } from '@cert/shared/domain';
import type { Person } from './createTestWorld.ts';
import type { TestSite } from './openTestSite.ts';

/** The keys of the test edition's areas. */
export const areaKeys = ['brand', 'selection', 'benefits'] as const;

/** Grades areas of the questionnaire as a person: all with one grade, or some by key. */
export async function gradeAreasAs(
  site: TestSite,
  person: Person,
  given: Grade | { [area: string]: Grade },
): Promise<void> {
  const grades =
    typeof given === 'object' ? given : Object.fromEntries(areaKeys.map((key) => [key, given]));
  for (const [area, grade] of Object.entries(grades))
    await site.call(person, 'certifierAreaGradeSet', {
      id: site.world.questionnaire,
      areaId: site.world.area(area),
      grade,
    });
}
