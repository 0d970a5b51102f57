import { createContext, useContext } from 'react';
import i18next, { type i18n } from 'i18next';
import type { Language } from '../../domain/index.ts';

/** Nested words of one part in one language; the leaves are texts. */
export type Words = { readonly [key: string]: string | Words };

/** How a part brings its words: per language, loaded on demand. */
export type WordLoaders = Record<Language, () => Promise<Words>>;

/** Every path to a text, joined with dots; of a plural only its stem: `unsent` for `unsent_one`, `unsent_few`, … */
export type WordKey<Of> = {
  [Key in keyof Of & string]: Of[Key] extends string ? Stem<Key> : `${Key}.${WordKey<Of[Key]>}`;
}[keyof Of & string];
type Stem<Key extends string> = Key extends `${infer Start}_${'one' | 'few' | 'other'}`
  ? Start
  : Key;

export type Translate<Of> = (key: WordKey<Of>, values?: Record<string, string | number>) => string;

/** The one i18next instance of the page; one namespace per part. */
export function createWords(language: Language): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: false,
    // React escapes already.
    interpolation: { escapeValue: false },
    // Words are here as soon as the part that needs them is shown; nothing is fetched by i18next itself.
    initAsync: false,
    resources: {},
  });
  return instance;
}

/** The words of every part as they stand, by the part's namespace. */
export type WordsInUse = (namespace: string) => TranslateAny;
export type TranslateAny = (key: string, values?: Record<string, string | number>) => string;

export const WordsContext = createContext<WordsInUse | null>(null);

/** Makes a part's typed `useWords` hook: `const t = useWords(); t('card.retry')`. */
export function wordsOf<Of extends Words>(namespace: string): () => Translate<Of> {
  return function useWords() {
    const inUse = useContext(WordsContext);
    if (!inUse) throw new Error('this part stands outside of a <PlatformProvider>');
    return inUse(namespace);
  };
}
