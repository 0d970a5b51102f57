/** The id of a question's card, which an address leads to: `…/2#question-7`. */
export function questionPlace(questionId: number): string {
  return `question-${questionId}`;
}
