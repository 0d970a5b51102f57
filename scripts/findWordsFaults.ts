import { flattenWords, type WordTree } from './flattenWords.ts';

/** i18next's plural endings; a language has as many as its grammar asks for. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;
/** A longer text that is the same in Croatian and English was forgotten, not alike by chance. */
const longestSharedLength = 20;

/**
 * What is wrong with one part's words beyond what the compiler sees (missing keys): empty texts,
 * placeholders that differ between the languages, Croatian texts left in English.
 * @returns one sentence per fault, naming key and language
 */
export function findWordsFaults(words: Record<string, WordTree>): string[] {
  const texts = Object.fromEntries(
    Object.entries(words).map(([language, tree]) => [language, flattenWords(tree)]),
  );
  return [...emptyTexts(texts), ...differingPlaceholders(texts), ...untranslated(texts)];
}

type TextsByLanguage = Record<string, Map<string, string>>;

function emptyTexts(texts: TextsByLanguage): string[] {
  return Object.entries(texts).flatMap(([language, byKey]) =>
    [...byKey]
      .filter(([, text]) => text.trim() === '')
      .map(([key]) => `"${key}" is empty in ${language}.`),
  );
}

function differingPlaceholders(texts: TextsByLanguage): string[] {
  const sets = Object.entries(texts).map(([language, byKey]) => ({
    language,
    byKey: placeholdersByKey(byKey),
  }));
  const keys = new Set(sets.flatMap(({ byKey }) => [...byKey.keys()]));
  return [...keys].flatMap((key) => {
    const found = sets.map(({ language, byKey }) => ({
      language,
      names: [...(byKey.get(key) ?? [])].sort().join(', '),
    }));
    if (new Set(found.map(({ names }) => names)).size === 1) return [];
    const list = found.map(({ language, names }) => `${language}: ${names || 'none'}`).join('; ');
    return [`"${key}" has different placeholders (${list}).`];
  });
}

/** Plural forms count together: "one file" may leave out the number that "{{count}} files" shows. */
function placeholdersByKey(byKey: Map<string, string>): Map<string, Set<string>> {
  const sets = new Map<string, Set<string>>();
  for (const [key, text] of byKey) {
    const base = key.replace(pluralEnding, '');
    const names = sets.get(base) ?? new Set();
    for (const match of text.matchAll(/\{+\s*-?\s*([\w.]+)/g)) names.add(match[1] ?? '');
    sets.set(base, names);
  }
  return sets;
}

function untranslated({ hr, en }: TextsByLanguage): string[] {
  return [...(hr ?? [])]
    .filter(([key, text]) => en?.get(key) === text && ownLength(text) > longestSharedLength)
    .map(([key]) => `"${key}" is the same in hr and en.`);
}

/** Length of what a translator writes: without the placeholders. */
function ownLength(text: string): number {
  return text.replace(/\{+[^}]*\}+/g, '').trim().length;
}
