import type { Language } from '../../domain/texts/languages.ts';

/** Spaces that group thousands: plain, no-break, thin, and narrow no-break. */
const spaces = ' \u00a0\u2009\u202f';

/** Spaces and invisible marks around a number, such as the direction marks that programs copy with it. */
const around = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** A unit before or after the number, as `formatCurrency` and `formatPercent` write it. */
const unit = new RegExp(`^€[${spaces}]?|[${spaces}]?[%€]$`, 'u');

/** The mark that groups thousands in each language. */
const groupMark: Record<Language, ',' | '.'> = { hr: '.', sr: '.', en: ',' };

const grouped: Record<Language, RegExp> = {
  hr: groupedBy(groupMark.hr),
  sr: groupedBy(groupMark.sr),
  en: groupedBy(groupMark.en),
};

/**
 * Creates the pattern of a number whose digits are grouped in threes, as in `1.234,5`. All groups are separated by the
 * same sign: `mark` or one kind of space. Decimals may follow after another sign.
 */
function groupedBy(mark: string): RegExp {
  return new RegExp(
    `^(?<whole>[1-9]\\d{0,2}(?<sign>[${spaces}${mark}])\\d{3}(?:\\k<sign>\\d{3})*)(?:(?!\\k<sign>)[.,](?<fraction>\\d*))?$`,
    'u',
  );
}

const ungrouped = /^(?=.*\d)(?<whole>\d*)(?:[.,](?<fraction>\d*))?$/u;

/** One group of three digits after a comma or point, which groups digits in some language. */
const groupedElsewhere = /^(?<whole>[1-9]\d{0,2}[.,]\d{3})$/u;

/**
 * Parses a number that was typed or pasted. Its digits may be grouped in threes, by one kind of space or by the group
 * mark of the language: `1.234` is 1234 in hr. Comma and point both separate decimals in all languages. A percent or
 * euro sign may stand beside the number. Anything else is not a number, so that two numbers never become one: `12⇥34`,
 * `12 34`, `12'34`. See docs/product/questionnaire.md#typed-numbers.
 * @returns null for blank text, NaN for a text that is not a number or that has two readings (see
 * `listNumberReadings`)
 */
export function parseNumber(text: string, language: Language): number | null {
  if (text.replace(around, '') === '') return null;
  const [only = NaN, ...others] = listNumberReadings(text, language);
  return others.length === 0 ? only : NaN;
}

/**
 * Lists the numbers that a text can mean. There are two if exactly three digits stand after a mark that does not group
 * in the language: `1.500` in en and `1,500` in hr can mean 1.5 or 1500.
 * @returns empty for a text that is not a number
 */
export function listNumberReadings(text: string, language: Language): number[] {
  const entered = text.replace(around, '');
  const unsigned = entered.replace(/^[-\u2212]/u, '');
  const digits = unsigned.replace(unit, '');
  const usual = grouped[language].exec(digits);
  const matches = usual ? [usual] : [ungrouped.exec(digits), groupedElsewhere.exec(digits)];
  return matches.flatMap((match) => {
    if (!match?.groups) return [];
    const { whole = '', fraction } = match.groups;
    const size = Number(`${whole.replace(/\D/gu, '') || '0'}.${fraction || '0'}`);
    return [unsigned === entered ? size : 0 - size];
  });
}
