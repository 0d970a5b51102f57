import { languageTags, type Language } from '../domain/texts/languages.ts';
import { perLanguage } from './perLanguage.ts';

const names = perLanguage(
  (language) => new Intl.DisplayNames(languageTags[language], { type: 'region' }),
);

/**
 * The name of a country in the given language.
 * @param code ISO 3166, as `hr`
 */
export function formatCountry(code: string, language: Language): string {
  return names(language).of(code.toUpperCase()) ?? code.toUpperCase();
}
