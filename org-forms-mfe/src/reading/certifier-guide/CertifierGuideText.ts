import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

/** The page's text in some language. */
export type CertifierGuideText = Shape<typeof en>;
