import { languages, type LocalizedText } from '@cert/shared/domain';
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
export const texts: z.ZodType<LocalizedText> = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, oneText])) as Record<
    (typeof languages)[number],
    typeof oneText
  >,
);
