import { defineModule } from '@cert/shared/platform';

export default defineModule({
  contract: 1,
  words: {
    hr: () => import(/* webpackChunkName: "words-hr" */ './words.hr.ts').then((words) => words.hr),
    sr: () => import(/* webpackChunkName: "words-sr" */ './words.sr.ts').then((words) => words.sr),
    en: () => import(/* webpackChunkName: "words-en" */ './words.en.ts').then((words) => words.en),
  },
  pages: {
    AreaPage: () =>
      import(/* webpackChunkName: "area-page" */ './answering/AreaPage.tsx').then(
        (file) => file.AreaPage,
      ),
    DocumentsPage: () =>
      import(/* webpackChunkName: "documents-page" */ './documents/page/DocumentsPage.tsx').then(
        (file) => file.DocumentsPage,
      ),
  },
  slots: {},
});
