import { highestGrade, type Grade } from '@cert/shared/domain';
import type { AreaResult, ReportData } from '../../reportData.ts';

/** Maximum number of areas in a list beside a text. */
const maxListed = 6;

/** An area with a grade, and the id of its category. */
export type ShortlistedArea = AreaResult & { grade: Grade; categoryId: number };

/** The areas with the highest grades, or those with the lowest grades. */
export type Shortlist = {
  areas: readonly ShortlistedArea[];
  /** The number of areas that are not listed although they have the same grade as the last listed area. */
  leftOut: number;
};

/**
 * The areas with the highest or the lowest grades, ordered by grade, then as in the questionnaire. Among the lowest,
 * key areas come before other areas with the same grade. Areas without a grade are not listed; the lowest ones also
 * exclude areas with the highest possible grade.
 * @param options.maxAreas maximum number of listed areas; default 6
 * @param options.isListed further restricts the list to areas with certain grades
 */
export function shortlistAreas(
  { categories }: Pick<ReportData, 'categories'>,
  which: 'highest' | 'lowest',
  {
    maxAreas = maxListed,
    isListed = () => true,
  }: { maxAreas?: number; isListed?: (grade: Grade) => boolean } = {},
): Shortlist {
  const graded = categories
    .flatMap(({ id: categoryId, areas }) => areas.map((area) => ({ ...area, categoryId })))
    .flatMap((area) => (area.grade === null ? [] : [{ ...area, grade: area.grade }]))
    .filter(({ grade }) => isListed(grade) && (which === 'highest' || grade < highestGrade))
    .sort((one, other) =>
      which === 'highest'
        ? other.grade - one.grade
        : one.grade - other.grade || other.minGrade - one.minGrade,
    );
  const areas = graded.slice(0, maxAreas);
  const last = areas.at(-1);
  return {
    areas,
    leftOut: graded.slice(maxAreas).filter(({ grade }) => grade === last?.grade).length,
  };
}
