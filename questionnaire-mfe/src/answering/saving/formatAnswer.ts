import type { Question, StoredResponse } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import type { QueuedValue } from '@cert/shared/platform';

/**
 * An answer or comment as people read it: the chosen text, the number with its unit, the comment.
 * @returns undefined when there is no answer
 */
export function formatAnswer(
  value: QueuedValue | StoredResponse,
  answers: Question['answers'],
  language: Language,
): string | undefined {
  if (value === false || value.value === false || value.value === null) return undefined;
  if (value.content) return value.content;
  const answer = answers.find(({ id }) => id === Number(value.answerId));
  if (typeof value.value === 'number')
    return [formatNumber(value.value, language), answer?.unit].filter(Boolean).join(' ');
  return typeof value.value === 'string' ? value.value : answer?.content;
}
