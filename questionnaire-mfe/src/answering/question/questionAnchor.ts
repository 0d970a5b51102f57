/** The id of a question's card, which an address leads to: `…/2#question-7`. */
export function questionAnchor(questionId: number): string {
  return `question-${questionId}`;
}
