import type { PluralForms } from '../domain/texts/languages.ts';
import { languageTags, type Language } from '../domain/texts/languages.ts';
import { defaultMaxDecimals } from './numbers.ts';
import { memoizeByLanguage } from './memoizeByLanguage.ts';

const rules = memoizeByLanguage(
  (language) =>
    new Intl.PluralRules(languageTags[language], { maximumFractionDigits: defaultMaxDecimals }),
);

/** The plural categories of a language: `one`, `few` and `other` in hr and sr, `one` and `other` in en. */
export function listPluralCategories(language: Language): readonly Intl.LDMLPluralRule[] {
  return rules(language).resolvedOptions().pluralCategories;
}

/**
 * Selects the form of a text for a number, by the digits that `formatNumber` shows: `1`, `21` and, in hr and sr, `0,1`
 * are `one`.
 * @param value null for no number, which has the form `other`
 */
export function selectPluralForm(
  text: string | PluralForms,
  value: number | null,
  language: Language,
): string {
  if (typeof text === 'string') return text;
  const category = value === null ? 'other' : rules(language).select(value);
  return text[category] ?? text.other;
}
