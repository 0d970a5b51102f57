import type { TextLoaders } from '@cert/shared/platform';
import type { CertifierGuideText } from './CertifierGuideText.ts';

/** The texts of the page, each in a file that only its readers load. */
export const certifierGuideTexts: TextLoaders<CertifierGuideText> = {
  hr: () => import('./text.hr.ts').then((text) => text.hr),
  sr: () => import('./text.sr.ts').then((text) => text.sr),
  en: () => import('./text.en.ts').then((text) => text.en),
};
