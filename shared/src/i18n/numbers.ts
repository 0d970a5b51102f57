import { highestGrade, isBeyondGrade, type QuestionGrade } from '../domain/grades/grade.ts';
import { languageTags, type Language } from '../domain/texts/languages.ts';
import { memoizeByLanguage } from './memoizeByLanguage.ts';

/** Maximum digits after the separator when no precision is given; grades and averages need at most two. */
export const defaultMaxDecimals = 2;

const groupSeparators: Record<Language, string> = { hr: '.', sr: '.', en: ',' };

const plainFormats = memoizeByLanguage(
  (language) =>
    new Intl.NumberFormat(languageTags[language], { maximumFractionDigits: defaultMaxDecimals }),
);
const exactFormats = memoizeByLanguage(() => new Map<number, Intl.NumberFormat>());

/**
 * A number with grouped digits in the given language: `1.234,5` in hr and sr, `1,234.5` in en.
 * @param decimals the exact number of digits after the separator; if missing, as many as the number has, at most two
 */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  // Most pages show only such numbers, and a simple phone needs 60 ms to create its first `Intl.NumberFormat`.
  if (!decimals && Number.isSafeInteger(value) && value >= 0)
    return String(value).replaceAll(/\B(?=(\d{3})+$)/g, groupSeparators[language]);
  return (decimals === undefined ? plainFormats(language) : exactly(decimals, language)).format(
    value,
  );
}

function exactly(decimals: number, language: Language): Intl.NumberFormat {
  const byDecimals = exactFormats(language);
  const known = byDecimals.get(decimals);
  if (known) return known;
  const format = new Intl.NumberFormat(languageTags[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  byDecimals.set(decimals, format);
  return format;
}

/**
 * A percentage as a whole number in the given language: 62 becomes `62 %` in hr and sr, `62%` in en.
 * @param percent 62 for 62 %, rounded to a whole number
 */
export function formatPercent(percent: number, language: Language): string {
  return formatExactPercent(Math.round(percent), language);
}

/** What follows the number. The space, which allows no line break, is the custom in Croatian and in Serbian. */
const percentSigns: Record<Language, string> = { hr: '\u00a0%', sr: '\u00a0%', en: '%' };

/**
 * Formats a percentage with up to two decimals: 1.4 becomes `1,4 %` in hr and sr, `1.4%` in en.
 * @param percent 1.4 for 1.4 %, rounded to two decimals
 */
export function formatExactPercent(percent: number, language: Language): string {
  return formatNumber(percent, language) + percentSigns[language];
}

/** Formats a grade: `2,5` or `2.5` by language, `3+` for 4, a dash for no grade. */
export function formatGrade(grade: QuestionGrade, language: Language): string {
  if (grade === null) return '–';
  return isBeyondGrade(grade) ? `${highestGrade}+` : formatNumber(grade, language);
}
