import type { ParseKeys } from 'i18next';
import type { MessageLoaders } from '@cert/shared/platform';

/** The texts on the sheets of both views: the namespace `report/prose`, loaded with the report. */
export const proseMessages = {
  hr: () => import('./locales/hr.json'),
  sr: () => import('./locales/sr.json'),
  en: () => import('./locales/en.json'),
} satisfies MessageLoaders;

/** The key of a text or of a group of texts: `auditing.roles`. */
export type ProseKey = ParseKeys<'report/prose', { returnObjects: true }>;
