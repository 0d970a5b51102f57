/** Languages of the programme; the first is the default. See docs/product/site.md#languages. */
export const languages = ['hr', 'sr', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'hr';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Language tags for `Intl` and the `lang` attribute. */
export const languageTags: Record<Language, string> = {
  hr: 'hr-HR',
  sr: 'sr-Latn-RS',
  en: 'en-GB',
};

/** One text in every language. */
export type LocalizedText = Record<Language, string>;
