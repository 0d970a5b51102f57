import { languageTags, type Language } from '../domain/texts/languages.ts';
import { perLanguage } from './perLanguage.ts';

/** Maximum digits after the separator when no precision is given; grades and averages need at most two. */
const maxDecimals = 2;

const plain = perLanguage(
  (language) =>
    new Intl.NumberFormat(languageTags[language], { maximumFractionDigits: maxDecimals }),
);
const exact = perLanguage(() => new Map<number, Intl.NumberFormat>());

/**
 * A number with grouped digits in the reader's language: `1.234,5` in hr and sr, `1,234.5` in en.
 * @param decimals the exact number of digits after the separator; if missing, as many as the number has, at most two
 */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  return (decimals === undefined ? plain(language) : exactly(decimals, language)).format(value);
}

function exactly(decimals: number, language: Language): Intl.NumberFormat {
  const byDecimals = exact(language);
  const known = byDecimals.get(decimals);
  if (known) return known;
  const format = new Intl.NumberFormat(languageTags[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  byDecimals.set(decimals, format);
  return format;
}
