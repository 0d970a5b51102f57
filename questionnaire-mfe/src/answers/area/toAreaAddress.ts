/** Address of an area's page, without the language, which the router adds. */
export function toAreaAddress({
  questionnaireId,
  categorySlug,
  position,
}: {
  questionnaireId: number;
  categorySlug: string;
  /** Position of the area in its category, from 1. */
  position: number;
}): string {
  return `/${questionnaireId}/category/${categorySlug}/${position}`;
}

/** The DOM id of a question card, used in addresses: `…/2#question-7`. */
export function toQuestionAnchor(questionId: number): string {
  return `question-${questionId}`;
}
