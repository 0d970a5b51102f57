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

/** The forms of a text with a number, one for each plural category of its language. */
export type PluralForms = { readonly [category in Intl.LDMLPluralRule]?: string } & {
  readonly other: string;
};

/** A text with a number, in every language: one text for all numbers, or one form for each plural category. */
export type PluralizableText = Record<Language, string | PluralForms>;
