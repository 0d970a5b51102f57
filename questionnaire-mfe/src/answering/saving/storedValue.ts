import type { AnswerValue } from '@cert/shared/domain';
import type { KnownAnswer } from '@cert/shared/platform';

/** What stands under a form key; undefined when nothing does or it was cleared. */
export function storedValue({ value }: Pick<KnownAnswer, 'value'>): AnswerValue | undefined {
  if (!value || value.value === false || value.value === null) return undefined;
  return value.value;
}
