/** The DOM id of a question card, used in addresses: `…/2#question-7`. */
export function questionAnchor(questionId: number): string {
  return `question-${questionId}`;
}
