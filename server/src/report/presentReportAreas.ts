import {
  calculateResultPercent,
  isKeyArea,
  selectShownGrade,
  type Grade,
  type Language,
  type PercentThresholds,
} from '@cert/shared/domain';
import type { ReleasedReport } from '@cert/shared/contract';
import type { AreaStatus } from '../questionnaires/areaStatus.ts';
import type { Edition, EditionArea } from '../editions/edition.ts';
import type { Programme } from '../programme/programme.ts';
import type { MeasureComparer } from './comparing/createMeasureComparer.ts';
import { comparedMeasures } from './comparing/contribution.ts';

/** An area that counts, with its grades as the reader of the report may know them. */
export type ReportArea = {
  area: EditionArea;
  /** The grade that the report shows: the final one, else the own grade or, without one, the system suggestion. */
  grade: Grade | null;
  final: Grade | null;
  /** The final grade of the organisation's previous questionnaire. */
  previous: Grade | null;
};

/** Converts the status of an area to its grades in the report of the team. */
export function toReportArea({ area, grades }: AreaStatus): ReportArea {
  return {
    area,
    grade: grades ? selectShownGrade(grades) : null,
    final: grades?.final ?? null,
    previous: grades?.previous ?? null,
  };
}

/** Presents the categories and areas that count, each compared with those of other organisations. */
export function presentReportAreas({
  edition,
  areas,
  language,
  compare,
  programme: { thresholds },
}: {
  edition: Edition;
  areas: readonly ReportArea[];
  language: Language;
  compare: MeasureComparer;
  programme: Pick<Programme, 'thresholds'>;
}): Pick<ReleasedReport, 'keyTopics' | 'categories'> {
  const counting = new Map(areas.map((one) => [one.area.id, one]));
  const categories = edition.categories.flatMap((category) => {
    const results = category.areas.flatMap(({ id }) => {
      const counted = counting.get(id);
      if (!counted) return [];
      const { area, grade, previous } = counted;
      return [
        {
          id,
          content: area.title[language],
          minGrade: area.minGrade,
          grade,
          previousGrade: previous,
          others: compare(comparedMeasures.area(area.path)),
        },
      ];
    });
    if (results.length === 0) return [];
    return [
      {
        id: category.id,
        content: category.title[language],
        grade: percentOf(
          results.map(({ grade }) => grade),
          thresholds,
        ),
        previousGrade: percentOf(
          results.map(({ previousGrade }) => previousGrade),
          thresholds,
        ),
        others: compare(comparedMeasures.category(category.key)),
        areas: results,
      },
    ];
  });
  return {
    categories,
    keyTopics: categories.flatMap(({ areas: ofCategory }) => ofCategory.filter(isKeyArea)),
  };
}

function percentOf(
  grades: readonly (Grade | null)[],
  thresholds: PercentThresholds,
): number | null {
  return grades.some((grade) => grade === null) ? null : calculateResultPercent(grades, thresholds);
}
