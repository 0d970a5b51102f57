import type { Language, LocalizedText } from '@cert/shared/domain';

/** Picks one language of a text; null stays null. */
export type Localize = <Content extends LocalizedText | null>(
  content: Content,
) => Content extends LocalizedText ? string : string | null;

/** Creates a function that picks texts in one language. */
export function createLocalize(language: Language): Localize {
  return ((content: LocalizedText | null) => content && content[language]) as Localize;
}
