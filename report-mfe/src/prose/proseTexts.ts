import type { Shape } from '@cert/shared/i18n';
import type { TextLoaders } from '@cert/shared/platform';
import type * as en from './en.ts';

/** The prose of the report in some language. */
export type Prose = Shape<typeof en>;

/** Each language in a file that only its readers load. */
export const proseTexts: TextLoaders<Prose> = {
  hr: () => import('./hr.ts'),
  sr: () => import('./sr.ts'),
  en: () => import('./en.ts'),
};
