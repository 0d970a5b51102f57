import { defineModule } from '@cert/shared/platform';
import { reportTextSaver } from './editor/saving/reportTextSaver.ts';

export default defineModule({
  contract: 4,
  messages: {
    hr: () => import(/* webpackChunkName: "messages-hr" */ './locales/hr.json'),
    sr: () => import(/* webpackChunkName: "messages-sr" */ './locales/sr.json'),
    en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.json'),
  },
  pages: { ReportPage: () => import('./page/ReportPage.tsx').then((page) => page.ReportPage) },
  slots: {},
  savers: [reportTextSaver],
});
