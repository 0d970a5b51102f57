import type { MessageLoaders } from '@cert/shared/platform';

/** One chunk per language, together with the platform's messages. */
export const shellMessages: MessageLoaders = {
  hr: () => import(/* webpackChunkName: "messages-hr" */ './locales/hr.json'),
  sr: () => import(/* webpackChunkName: "messages-sr" */ './locales/sr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.json'),
};
