import type { Question, StoredResponse } from '@cert/shared/contract';
import { additionalKey, answerKey, type FormKey } from '@cert/shared/domain';

/**
 * The form keys of a question whose previous value can be copied: numbers, percentages, amounts and tables, including
 * extra values of checkboxes. Choices and texts were already copied when the questionnaire was created.
 */
export function reusableKeys(
  { answers }: Pick<Question, 'answers'>,
  previous: Readonly<Record<FormKey, StoredResponse>>,
): FormKey[] {
  return answers
    .flatMap(({ id }) => [answerKey(id), additionalKey(id)])
    .filter((key) => isFigure(previous[key]?.value));
}

function isFigure(value: StoredResponse['value'] | undefined): boolean {
  return typeof value === 'number' || (typeof value === 'object' && value !== null);
}
