import { languageTags, type Language } from '../domain/texts/languages.ts';
import { memoizeByLanguage } from './memoizeByLanguage.ts';

const formats = memoizeByLanguage(
  (language) => new Intl.ListFormat(languageTags[language], { type: 'conjunction' }),
);

/** Joins parts of a sentence: `29 answers, 3 comments and 14 documents`. */
export function formatList(parts: readonly string[], language: Language): string {
  return formats(language).format(parts);
}
