import type { MessageLoaders } from './messages.ts';

/** What every part may have to say, whatever the module. */
export const platformMessages: MessageLoaders = {
  hr: () => import(/* webpackChunkName: "messages-hr" */ '../locales/hr.json'),
  sr: () => import(/* webpackChunkName: "messages-sr" */ '../locales/sr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ '../locales/en.json'),
};
