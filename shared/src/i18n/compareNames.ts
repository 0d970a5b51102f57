import { languageTags, type Language } from '../domain/texts/languages.ts';
import { memoizeByLanguage } from './memoizeByLanguage.ts';

const collators = memoizeByLanguage(
  (language) => new Intl.Collator(languageTags[language], { numeric: true }),
);

/**
 * Compares two names or titles by the alphabet of the reader's language: in hr and sr Č follows C, and Đ follows D.
 * Numbers in them are compared by their value: `Plant 2` comes before `Plant 10`. For `sort` and `toSorted`, which keep
 * the order of equal names.
 * @returns below 0 if `one` comes first, above 0 if `other` does, else 0
 */
export function compareNames(one: string, other: string, language: Language): number {
  return collators(language).compare(one, other);
}
