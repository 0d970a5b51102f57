import type { MessageLoaders } from './messages.ts';

/** Messages that any part may use, whatever the module. */
export const platformMessages: MessageLoaders = {
  hr: () => import(/* webpackChunkName: "messages-hr" */ '../locales/hr.json'),
  sr: () => import(/* webpackChunkName: "messages-sr" */ '../locales/sr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ '../locales/en.json'),
};
