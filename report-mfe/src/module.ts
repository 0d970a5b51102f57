import { defineModule } from '@cert/shared/platform';
import { reportTextSaver } from './editor/saving/reportTextSaver.ts';

export default defineModule({
  contract: 2,
  messages: {
    hr: () => import('./locales/hr.json'),
    sr: () => import('./locales/sr.json'),
    en: () => import('./locales/en.json'),
  },
  pages: { ReportPage: () => import('./page/ReportPage.tsx').then((page) => page.ReportPage) },
  slots: {},
  savers: [reportTextSaver],
});
