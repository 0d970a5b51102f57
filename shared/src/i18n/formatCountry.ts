import { languageTags, type Language } from '../domain/texts/languages.ts';
import { memoizeByLanguage } from './memoizeByLanguage.ts';

const names = memoizeByLanguage(
  (language) => new Intl.DisplayNames(languageTags[language], { type: 'region' }),
);

/**
 * The name of a country in the given language.
 * @param code ISO 3166, as `hr`
 */
export function formatCountry(code: string, language: Language): string {
  return names(language).of(code.toUpperCase()) ?? code.toUpperCase();
}
