import type { Language } from '../domain/texts/languages.ts';
import type { FormattableQuestion, FormattableAnswer } from './FormattableQuestion.ts';
import { formatNumber } from './formatNumber.ts';

/**
 * Formats an answer or comment: the chosen text, the number with its unit, the comment.
 * @returns undefined when there is no answer
 */
export function formatAnswer(
  given: FormattableAnswer,
  answers: FormattableQuestion['answers'],
  language: Language,
): string | undefined {
  if (given === false || given.value === false || given.value === null) return undefined;
  if (given.content) return given.content;
  const answer = answers.find(({ id }) => id === Number(given.answerId));
  if (typeof given.value === 'number')
    return [formatNumber(given.value, language), answer?.unit].filter(Boolean).join(' ');
  return typeof given.value === 'string' ? given.value : answer?.content;
}
