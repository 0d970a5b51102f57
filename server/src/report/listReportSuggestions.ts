import { beyondCategories, highestGrade, type Language } from '@cert/shared/domain';
import type { Report } from '@cert/shared/contract';
import type { AreaStatus } from '../questionnaires/areaStatus.ts';
import type { Edition } from '../questionnaires/edition.ts';
import { gradeShownInReport } from './presentReportAreas.ts';

type Offered = Pick<Report, 'highlights' | 'abHighlights' | 'educations'>;

/**
 * Selects the suggestions offered while the report is edited: praise for areas with the highest grade or without a
 * grade, points to keep in mind for all other areas, praise for areas with marked Above-and-Beyond questions, and as
 * training topics all areas below the highest grade, lowest first.
 */
export function listReportSuggestions({
  edition,
  standings,
  marked,
  language,
}: {
  edition: Edition;
  /** Status of the areas that count. */
  standings: readonly AreaStatus[];
  /** Ids of the questions that the team has marked as Above and Beyond. */
  marked: ReadonlySet<number>;
  language: Language;
}): Offered {
  const categoryOf = new Map(
    edition.categories.flatMap(({ id, areas }) => areas.map((area) => [area.id, id])),
  );
  const graded = standings.map((standing) => ({
    area: standing.area,
    on: {
      category: categoryOf.get(standing.area.id) ?? 0,
      area: standing.area.title[language],
      grade: gradeShownInReport(standing),
    },
  }));
  return {
    highlights: graded.flatMap(({ area: { suggestions }, on }) => {
      const isGood = on.grade === null || on.grade >= highestGrade;
      const texts = isGood ? suggestions.positives : suggestions.keepInMind;
      return texts.map((text) => ({ ...on, content: text[language] }));
    }),
    abHighlights: beyondCategories.flatMap((category) =>
      standings.flatMap(({ area: { questions, suggestions } }) =>
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
