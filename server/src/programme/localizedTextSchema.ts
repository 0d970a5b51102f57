import {
  languages,
  type PluralizableText,
  type Language,
  type LocalizedText,
  type PluralForms,
} from '@cert/shared/domain';
import { listPluralCategories } from '@cert/shared/i18n';
import { z } from 'zod';

const oneText = z
  .string()
  .min(1, 'the text is empty')
  .refine((text) => text === '' || text.trim() !== '', 'the text is empty')
  .refine(
    (text) => text.trim() === '' || text === text.trim(),
    'the text begins or ends with white space',
  );

/** A text in every language, none missing or empty. */
export const localizedTextSchema: z.ZodType<LocalizedText> = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, oneText])) as Record<
    Language,
    typeof oneText
  >,
);

/**
 * A text with a number, in every language: one text for all numbers, or one text for each plural category of the
 * language.
 */
export const pluralizableTextSchema: z.ZodType<PluralizableText> = z.strictObject(
  Object.fromEntries(
    languages.map((language) => [
      language,
      z.union([oneText, formsOf(language)], {
        error: `must be a text, or one for each of: ${listPluralCategories(language).toSorted().join(', ')}`,
      }),
    ]),
  ) as unknown as Record<Language, z.ZodType<PluralizableText[Language]>>,
);

function formsOf(language: Language): z.ZodType<PluralForms> {
  const forms = listPluralCategories(language).map((category) => [category, oneText] as const);
  return z.strictObject(Object.fromEntries(forms) as { other: typeof oneText });
}
