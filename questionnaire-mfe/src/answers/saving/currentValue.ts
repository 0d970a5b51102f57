import type { AnswerValue } from '@cert/shared/domain';
import type { FormKeyState } from '@cert/shared/platform';

/** Returns the value under a form key; undefined when there is none or it was cleared. */
export function currentValue({ value }: Pick<FormKeyState, 'value'>): AnswerValue | undefined {
  if (!value || value.value === false || value.value === null) return undefined;
  return value.value;
}
