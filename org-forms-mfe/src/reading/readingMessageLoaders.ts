import type { MessageLoaders } from '@cert/shared/platform';

/** The loaders of the messages of reading pages. Each page has a namespace, which is loaded when the page is opened. */
export const readingMessageLoaders = {
  'org-forms/about': {
    hr: () => import('./about/locales/hr.json'),
    sr: () => import('./about/locales/sr.json'),
    en: () => import('./about/locales/en.json'),
  },
  'org-forms/instructions': {
    hr: () => import('./instructions/locales/hr.json'),
    sr: () => import('./instructions/locales/sr.json'),
    en: () => import('./instructions/locales/en.json'),
  },
  'org-forms/rating': {
    hr: () => import('./rating/locales/hr.json'),
    sr: () => import('./rating/locales/sr.json'),
    en: () => import('./rating/locales/en.json'),
  },
  'org-forms/certifier-guide': {
    hr: () => import('./certifier-guide/locales/hr.json'),
    sr: () => import('./certifier-guide/locales/sr.json'),
    en: () => import('./certifier-guide/locales/en.json'),
  },
} satisfies Record<string, MessageLoaders>;

export type ReadingNamespace = keyof typeof readingMessageLoaders;
