import type { MessageLoaders } from '@cert/shared/platform';

/** Loaders of the shell's messages. Each language is one chunk, which also contains the platform's messages. */
export const shellMessages: MessageLoaders = {
  hr: () => import(/* webpackChunkName: "messages-hr" */ './locales/hr.json'),
  sr: () => import(/* webpackChunkName: "messages-sr" */ './locales/sr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.json'),
};
