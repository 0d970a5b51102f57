import type { Language } from '../domain/texts/languages.ts';
import { formatExactPercent } from './formatExactPercent.ts';

/**
 * A whole percent number in the reader's language: 62 becomes `62 %` in hr and sr, `62%` in en.
 * @param percent 62 for 62 %, rounded to a whole number
 */
export function formatPercent(percent: number, language: Language): string {
  return formatExactPercent(Math.round(percent), language);
}
