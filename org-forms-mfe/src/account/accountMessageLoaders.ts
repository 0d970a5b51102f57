import type { MessageLoaders } from '@cert/shared/platform';

/** The messages of the account page and of setting up a second factor; other pages of this module do not load them. */
export const accountMessageLoaders: MessageLoaders = {
  hr: () => import('./locales/hr.json'),
  sr: () => import('./locales/sr.json'),
  en: () => import('./locales/en.json'),
};
