import { defineModule } from '@cert/shared/platform';
import { answerSaver } from './answering/saving/answerSaver.ts';

export default defineModule({
  contract: 2,
  messages: {
    hr: () => import(/* webpackChunkName: "messages-hr" */ './locales/hr.json'),
    sr: () => import(/* webpackChunkName: "messages-sr" */ './locales/sr.json'),
    en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.json'),
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
    SavedQuestionsPage: () =>
      import(
        /* webpackChunkName: "saved-questions-page" */ './saved-questions/SavedQuestionsPage.tsx'
      ).then((file) => file.SavedQuestionsPage),
    QuestionListPage: () =>
      import(
        /* webpackChunkName: "question-list-page" */ './question-list/QuestionListPage.tsx'
      ).then((file) => file.QuestionListPage),
    BeyondPage: () =>
      import(/* webpackChunkName: "beyond-page" */ './above-beyond/BeyondPage.tsx').then(
        (file) => file.BeyondPage,
      ),
  },
  slots: {
    SidebarSubmit: {
      slot: 'sidebar.client',
      load: () =>
        import(/* webpackChunkName: "sidebar-submit" */ './submitting/SidebarSubmit.tsx').then(
          (file) => file.SidebarSubmit,
        ),
    },
  },
  savers: [answerSaver],
});
