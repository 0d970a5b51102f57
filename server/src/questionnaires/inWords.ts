import type { Language, Texts } from '@cert/shared/domain';
import type { MemberContext } from '../http/useCase.ts';

/** Gives content in the reader's language; null stays null. */
export type InWords = <Content extends Texts | null>(
  content: Content,
) => Content extends Texts ? string : string | null;

/**
 * Reads content in one language, with its placeholders `{product}`, `{provider}` and `{year}` filled: no text names the
 * programme by itself (decisions §1).
 */
export function inWords(
  language: Language,
  { programme, questionnaire }: Pick<MemberContext, 'programme' | 'questionnaire'>,
): InWords {
  const values: { [name: string]: string } = {
    '{product}': programme.product,
    '{provider}': programme.provider,
    '{year}': String(questionnaire.year),
  };
  const fill = (text: string) => text.replace(/\{[a-z]+\}/g, (name) => values[name] ?? name);
  return ((content: Texts | null) => content && fill(content[language])) as InWords;
}
