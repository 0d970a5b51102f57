import { fillPlaceholders, type Placeholder, type LocalizedText } from '@cert/shared/domain';

/** Replaces `{product}`, `{provider}` and `{year}` in every language of a text; null stays null. */
export function fillTextPlaceholders<Given extends LocalizedText | null>(
  texts: Given,
  values: Record<Placeholder, string>,
): Given {
  if (texts === null) return texts;
  const filled = Object.entries(texts).map(([language, text]) => [
    language,
    fillPlaceholders(text, values),
  ]);
  return Object.fromEntries(filled) as Given;
}
