import type { Language, LocalizedText } from '@cert/shared/domain';

/** Function that returns a text in one language; null stays null. */
export type Localizer = <Content extends LocalizedText | null>(
  content: Content,
) => Content extends LocalizedText ? string : string | null;

/** Creates a function that returns the version of texts in the given language. */
export function createLocalizer(language: Language): Localizer {
  return ((content: LocalizedText | null) => content && content[language]) as Localizer;
}
