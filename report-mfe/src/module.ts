import { defineModule } from '@cert/shared/platform';

export default defineModule({
  contract: 2,
  messages: {
    hr: () => import(/* webpackChunkName: "messages-hr" */ './locales/hr.json'),
    sr: () => import(/* webpackChunkName: "messages-sr" */ './locales/sr.json'),
    en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.json'),
  },
  pages: { ReportPage: () => import('./viewing/ReportPage.tsx').then((page) => page.ReportPage) },
  slots: {},
});
