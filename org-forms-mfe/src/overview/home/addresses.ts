import type {
  QuestionnaireOverview,
  OverviewArea,
  OverviewCategory,
  QuestionLocation,
} from '@cert/shared/contract';

/** Address of a question's card on the page of its area. */
export function toQuestionAddress(questionnaireId: number, place: QuestionLocation): string {
  const { categorySlug, areaPosition, questionId } = place;
  return `/${questionnaireId}/category/${categorySlug}/${areaPosition}#question-${questionId}`;
}

export function toAreaAddress(
  questionnaireId: number,
  { slug, position }: { slug: string; position: number },
): string {
  return `/${questionnaireId}/category/${slug}/${position}`;
}

/**
 * Returns the area to which a link to the category leads: the first area with something missing, else the first that
 * counts; undefined if no area counts.
 */
export function findCategoryLinkTarget({ areas }: OverviewCategory): OverviewArea | undefined {
  const counting = areas.filter(({ counts }) => counts);
  return counting.find(({ left }) => left > 0) ?? counting[0];
}

/** The areas that count, with their categories, in the order of the questionnaire. */
export function listCountingAreas({ categories }: QuestionnaireOverview) {
  return categories.flatMap((category) =>
    category.areas.filter(({ counts }) => counts).map((area) => ({ area, category })),
  );
}
