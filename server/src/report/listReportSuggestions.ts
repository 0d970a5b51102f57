import { beyondCategories, highestGrade, type Grade, type Language } from '@cert/shared/domain';
import type { Report } from '@cert/shared/contract';
import type { Edition } from '../editions/edition.ts';
import type { ReportArea } from './presentReportAreas.ts';

type Offered = Pick<Report, 'highlights' | 'abHighlights' | 'educations'>;

/** Selects the suggestions offered while the report is edited. See docs/product/report.md#suggestions. */
export function listReportSuggestions({
  edition,
  areas,
  marked,
  language,
}: {
  edition: Edition;
  areas: readonly ReportArea[];
  /** Ids of the questions that the team has marked as Above and Beyond. */
  marked: ReadonlySet<number>;
  language: Language;
}): Offered {
  const categoryOf = new Map(
    edition.categories.flatMap(({ id, areas }) => areas.map((area) => [area.id, id])),
  );
  const graded = areas.map(({ area, grade }) => ({
    area,
    on: { category: categoryOf.get(area.id) ?? 0, area: area.title[language], grade },
  }));
  return {
    highlights: graded.flatMap(({ area: { suggestions }, on }) => {
      const texts = isPraisedArea(on) ? suggestions.positives : suggestions.keepInMind;
      return texts.map((text) => ({ ...on, content: text[language] }));
    }),
    abHighlights: beyondCategories.flatMap((category) =>
      areas.flatMap(({ area: { questions, suggestions } }) =>
        questions.some(({ id, beyondCategory }) => beyondCategory === category && marked.has(id))
          ? suggestions.beyond.map((text) => ({
              category,
              grade: 4 as const,
              content: text[language],
            }))
          : [],
      ),
    ),
    educations: graded
      .filter(({ on: { grade } }) => grade !== null && grade < highestGrade)
      .sort((one, other) => (one.on.grade ?? 0) - (other.on.grade ?? 0))
      .map(({ on }) => ({ ...on, content: on.area })),
  };
}

/**
 * Whether the report praises an area: if it has the highest grade, or no grade. All other areas get advice. See
 * docs/product/report.md#suggestions.
 */
export function isPraisedArea({ grade }: { grade: Grade | null }): boolean {
  return grade === null || grade >= highestGrade;
}
