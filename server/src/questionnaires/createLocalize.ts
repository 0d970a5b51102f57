import type { Language, Texts } from '@cert/shared/domain';

/** Returns a text in the reader's language; null stays null. */
export type Localize = <Content extends Texts | null>(
  content: Content,
) => Content extends Texts ? string : string | null;

/** Creates a function that picks texts in one language. */
export function createLocalize(language: Language): Localize {
  return ((content: Texts | null) => content && content[language]) as Localize;
}
