import type { Language } from '../domain/texts/languages.ts';

/** The decimal separator by language; the other sign groups thousands. Both are accepted in all languages. */
const decimalSign: Record<Language, ',' | '.'> = { hr: ',', sr: ',', en: '.' };

/** Groups of three digits after one to three digits that do not begin with 0: `1.234.567`. */
const grouped = { '.': /^[1-9]\d{0,2}(\.\d{3})+$/, ',': /^[1-9]\d{0,2}(,\d{3})+$/ } as const;

/**
 * Parses a number that was typed or pasted: with comma or point, with or without grouped thousands, with a percent or
 * euro sign. A single sign followed by three digits is ambiguous and depends on the language: `1.234` is 1234 in hr and
 * 1.234 in en.
 * @returns null for blank text, NaN for a text that is not a number
 */
export function parseNumber(text: string, language: Language): number | null {
  const bare = text.replace(/[\s'’%€]/g, '').replace('\u2212', '-');
  if (bare === '') return text.trim() === '' ? null : NaN;
  const isNegative = bare.startsWith('-');
  const size = parseSize(isNegative ? bare.slice(1) : bare, language);
  return isNegative ? -size : size;
}

function parseSize(digits: string, language: Language): number {
  const decimal = decimalSignOf(digits, language);
  const group = decimal === ',' ? '.' : ',';
  const [whole = '', ...fractions] = digits.split(decimal);
  const fraction = fractions[0] ?? '';
  const isWhole = grouped[group].test(whole) || /^\d*$/.test(whole);
  if (!isWhole || fractions.length > 1 || !/^\d*$/.test(fraction) || !/\d/.test(digits)) return NaN;
  return Number(`${whole.replaceAll(group, '') || '0'}.${fraction || '0'}`);
}

/** The decimal separator in this text. */
function decimalSignOf(digits: string, language: Language): ',' | '.' {
  const [lastComma, lastPoint] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
  if (lastComma >= 0 && lastPoint >= 0) return lastComma > lastPoint ? ',' : '.';
  const usual = decimalSign[language];
  const [sign, other] = lastComma >= 0 ? ([',', '.'] as const) : (['.', ','] as const);
  const isRepeated = digits.indexOf(sign) !== digits.lastIndexOf(sign);
  const isGrouping = isRepeated || (sign !== usual && grouped[sign].test(digits));
  return isGrouping ? other : sign;
}
