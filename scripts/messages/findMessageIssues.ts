import type { Language } from '../../shared/src/domain/index.ts';
import {
  flattenMessages,
  placeholdersIn,
  pluralFormOf,
  removePluralEnding,
  type MessageTree,
} from './flattenMessages.ts';

/**
 * Maximum length, in characters, of a text that may be the same in Croatian and English. A longer one has probably not
 * been translated.
 */
const maxSharedLength = 20;

/**
 * Compares the languages of a namespace. Finds missing keys, missing or needless plural forms, empty texts, different
 * placeholders or tags, and Croatian texts that are still in English.
 * @returns one sentence per issue, naming key and language
 */
export function findMessageIssues(messages: Record<Language, MessageTree>): string[] {
  const texts = Object.entries(messages).map(([language, tree]) => ({
    language,
    byKey: flattenMessages(tree),
  }));
  return [
    ...missingKeys(texts),
    ...pluralForms(texts),
    ...emptyTexts(texts),
    ...differing(texts, { what: 'placeholders', of: placeholdersIn }),
    ...differing(texts, { what: 'tags', of: tagsIn }),
    ...untranslated(texts),
  ];
}

type Texts = { language: string; byKey: Map<string, string> }[];

function missingKeys(texts: Texts): string[] {
  const stems = texts.map(({ language, byKey }) => ({
    language,
    stems: new Set([...byKey.keys()].map(removePluralEnding)),
  }));
  const all = new Set(stems.flatMap((each) => [...each.stems]));
  return [...all].flatMap((key) =>
    stems
      .filter((each) => !each.stems.has(key))
      .map(({ language }) => `"${key}" is missing in ${language}.`),
  );
}

function pluralForms(texts: Texts): string[] {
  return texts.flatMap(({ language, byKey }) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = new Map<string, string[]>();
    for (const key of byKey.keys()) {
      const form = pluralFormOf(key);
      if (form)
        counted.set(removePluralEnding(key), [
          ...(counted.get(removePluralEnding(key)) ?? []),
          form,
        ]);
    }
    return [...counted].flatMap(([stem, forms]) => {
      return [
        ...needed
          .filter((form) => !forms.includes(form))
          .map((form) => `"${stem}_${form}" is missing in ${language}.`),
        ...forms
          .filter((form) => !needed.some((one) => one === form))
          .map((form) => `"${stem}_${form}" is no plural form of ${language}.`),
      ];
    });
  });
}

function emptyTexts(texts: Texts): string[] {
  return texts.flatMap(({ language, byKey }) =>
    [...byKey]
      .filter(([, text]) => text.trim() === '')
      .map(([key]) => `"${key}" is empty in ${language}.`),
  );
}

/** Compares all plural forms of a key together: "one file" may omit the number that "{{count}} files" shows. */
function differing(
  texts: Texts,
  { what, of }: { what: string; of: (text: string) => string[] },
): string[] {
  const found = texts.map(({ language, byKey }) => {
    const names = new Map<string, Set<string>>();
    for (const [key, text] of byKey)
      names.set(
        removePluralEnding(key),
        new Set([...(names.get(removePluralEnding(key)) ?? []), ...of(text)]),
      );
    return { language, names };
  });
  const keys = new Set(found.flatMap(({ names }) => [...names.keys()]));
  return [...keys].flatMap((key) => {
    const lists = found
      .filter(({ names }) => names.has(key))
      .map(({ language, names }) => ({
        language,
        list: [...(names.get(key) ?? [])].sort().join(', '),
      }));
    if (new Set(lists.map(({ list }) => list)).size <= 1) return [];
    const shown = lists.map(({ language, list }) => `${language}: ${list || 'none'}`).join('; ');
    return [`"${key}" has different ${what} (${shown}).`];
  });
}

function tagsIn(text: string): string[] {
  return [...text.matchAll(/<\/?([a-z][a-z-]*)>/g)].map(([tag]) => tag);
}

function untranslated(texts: Texts): string[] {
  const [hr, en] = ['hr', 'en'].map((wanted) => texts.find(({ language }) => language === wanted));
  return [...(hr?.byKey ?? [])]
    .filter(([key, text]) => en?.byKey.get(key) === text && ownLength(text) > maxSharedLength)
    .map(([key]) => `"${key}" is the same in hr and en.`);
}

/** Length of a message without its placeholders, which a translator does not change. */
function ownLength(text: string): number {
  return text.replace(/\{+[^}]*\}+/g, '').trim().length;
}
