import { defineModule } from '@cert/shared/platform';

export default defineModule({
  contract: 1,
  words: {
    hr: () => import('./words.hr.ts').then((words) => words.hr),
    sr: () => import('./words.sr.ts').then((words) => words.sr),
    en: () => import('./words.en.ts').then((words) => words.en),
  },
  pages: { ReportPage: () => import('./viewing/ReportPage.tsx').then((page) => page.ReportPage) },
  slots: {},
});
