import {
  areaPercentage,
  countsInTotal,
  highestGrade,
  isKeyArea,
  shownGrade,
  type Grade,
  type Language,
} from '@cert/shared/domain';
import type { Report } from '@cert/shared/contract';
import type { AreaStatus } from '../questionnaires/areaStatus.ts';
import type { Edition } from '../editions/edition.ts';
import { type CompareMeasure, roundToTenth } from './comparing/createCompareMeasure.ts';
import { measures } from './comparing/selectValues.ts';

/** The grade that the report shows for an area; null if there is none. */
export const gradeShownInReport = ({ grades }: AreaStatus): Grade | null =>
  grades ? shownGrade(grades) : null;

/** Presents the categories and areas that count, each compared with those of other organisations. */
export function presentReportAreas({
  edition,
  standings,
  isKeyOnly,
  language,
  compare,
  highlights,
}: {
  edition: Edition;
  /** Status of the areas that count. */
  standings: readonly AreaStatus[];
  isKeyOnly: boolean;
  language: Language;
  compare: CompareMeasure;
  /** The suggestions about all areas. */
  highlights: Report['highlights'];
}): Pick<Report, 'keyTopics' | 'categories'> {
  const standingOf = new Map(standings.map((standing) => [standing.area.id, standing]));
  const categories = edition.categories.flatMap(({ id, key, title, areas }) => {
    const counted = areas.filter((area) => countsInTotal(area, isKeyOnly));
    if (counted.length === 0) return [];
    const results = counted.map((area) => {
      const standing = standingOf.get(area.id);
      return {
        id: area.id,
        content: area.title[language],
        minGrade: area.minGrade,
        grade: standing ? gradeShownInReport(standing) : null,
        previousGrade: standing?.grades?.previous ?? null,
        others: compare(measures.area(area.path), roundToTenth),
      };
    });
    const ofCategory = highlights.filter(({ category }) => category === id);
    return {
      id,
      content: title[language],
      grade: percentOf(results.map(({ grade }) => grade)),
      previousGrade: percentOf(results.map(({ previousGrade }) => previousGrade)),
      others: compare(measures.category(key), Math.round),
      areas: results,
      highlights: ofCategory.filter(isPraise),
      suggestions: ofCategory.filter((suggestion) => !isPraise(suggestion)),
    };
  });
  return {
    categories,
    keyTopics: categories.flatMap(({ areas }) => areas.filter((area) => isKeyArea(area))),
  };
}

/** Whether an area with this grade is praised; others get advice. See docs/product/report.md#suggestions. */
export function isPraise({ grade }: { grade: Grade | null }): boolean {
  return grade === null || grade >= highestGrade;
}

function percentOf(grades: readonly (Grade | null)[]): number | null {
  return grades.some((grade) => grade === null) ? null : areaPercentage(grades);
}
