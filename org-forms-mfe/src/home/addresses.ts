import type { Overview, OverviewArea, OverviewCategory, Place } from '@cert/shared/contract';

/** Address of a question's card on the page of its area. */
export function placeAddress(questionnaireId: number, place: Place): string {
  const { categorySlug, areaPosition, questionId } = place;
  return `/${questionnaireId}/category/${categorySlug}/${areaPosition}#question-${questionId}`;
}

export function areaAddress(
  questionnaireId: number,
  { slug, position }: { slug: string; position: number },
): string {
  return `/${questionnaireId}/category/${slug}/${position}`;
}

/** Where a category is entered: its first area with something missing, else the first that counts. */
export function findEntry({ areas }: OverviewCategory): OverviewArea | undefined {
  const counting = areas.filter(({ counts }) => counts);
  return counting.find(({ left }) => left > 0) ?? counting[0];
}

/** The areas that count, with their categories, in the order of the questionnaire. */
export function listCountingAreas({ categories }: Overview) {
  return categories.flatMap((category) =>
    category.areas.filter(({ counts }) => counts).map((area) => ({ area, category })),
  );
}
