import type { ParseKeys } from 'i18next';
import type { MessageLoaders } from '@cert/shared/platform';

/** What the sheets of both views say: the namespace `report/prose`, loaded with the report. */
export const proseMessages = {
  hr: () => import('./locales/hr.json'),
  sr: () => import('./locales/sr.json'),
  en: () => import('./locales/en.json'),
} satisfies MessageLoaders;

/** Names a text or a group of texts: `auditing.roles`. */
export type ProseKey = ParseKeys<'report/prose', { returnObjects: true }>;
