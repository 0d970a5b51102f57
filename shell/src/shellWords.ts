import type { Language } from '@cert/shared/domain';
import { wordsOf, type Platform, type WordLoaders } from '@cert/shared/platform';
import type { en } from './words.en.ts';

const namespace = 'shell';
export const useShellWords = wordsOf<typeof en>(namespace);

/** One chunk per language, together with the platform's own words. */
const loaders: WordLoaders = {
  hr: () => import(/* webpackChunkName: "words-hr" */ './words.hr.ts').then((words) => words.hr),
  sr: () => import(/* webpackChunkName: "words-sr" */ './words.sr.ts').then((words) => words.sr),
  en: () => import(/* webpackChunkName: "words-en" */ './words.en.ts').then((words) => words.en),
};

/** Begins to load the words of a language; `addShellWords` then has them at once. */
export async function loadShellWords(language: Language): Promise<void> {
  await loaders[language]();
}

export async function addShellWords(words: Platform['words'], language: Language): Promise<void> {
  words.addResourceBundle(language, namespace, await loaders[language]());
}
