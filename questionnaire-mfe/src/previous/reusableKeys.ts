import type { Question, StoredResponse } from '@cert/shared/contract';
import { additionalKey, answerKey, type FormKey } from '@cert/shared/domain';

/**
 * The form keys of a question whose earlier value can be used again: numbers, percentages, amounts and tables, also
 * those beside a ticked answer. Choices and texts were copied when the questionnaire was opened (decisions §4).
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
