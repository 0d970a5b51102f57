import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

/** Words of the Above and Beyond toggle. */
export const sr = {
  toggle: 'Above and Beyond',
  hint: 'Označena pitanja se računaju kao 3+.',
} satisfies Shape<typeof en>;
