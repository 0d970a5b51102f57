import type { Language, Texts } from '@cert/shared/domain';

/** Gives content in the reader's language; null stays null. */
export type Localize = <Content extends Texts | null>(
  content: Content,
) => Content extends Texts ? string : string | null;

/** Reads content in one language. */
export function createLocalize(language: Language): Localize {
  return ((content: Texts | null) => content && content[language]) as Localize;
}
