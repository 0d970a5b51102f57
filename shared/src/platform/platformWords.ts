import type { i18n } from 'i18next';
import type { Language } from '../domain/index.ts';
import { wordsOf, type WordLoaders } from './language/words.ts';
import type { en } from './words.en.ts';

export const platformNamespace = 'platform';
export const usePlatformWords = wordsOf<typeof en>(platformNamespace);

const loaders: WordLoaders = {
  hr: () => import(/* webpackChunkName: "words-hr" */ './words.hr.ts').then((words) => words.hr),
  sr: () => import(/* webpackChunkName: "words-sr" */ './words.sr.ts').then((words) => words.sr),
  en: () => import(/* webpackChunkName: "words-en" */ './words.en.ts').then((words) => words.en),
};

export async function platformWords(words: i18n, language: Language): Promise<void> {
  words.addResourceBundle(language, platformNamespace, await loaders[language]());
}
