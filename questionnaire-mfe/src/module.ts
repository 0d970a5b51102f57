import { defineModule } from '@cert/shared/platform';
import { answerSaver } from './answers/saving/answerSaver.ts';

export default defineModule({
  contract: 4,
  messages: {
    hr: () => import(/* webpackChunkName: "messages-hr" */ './locales/hr.json'),
    sr: () => import(/* webpackChunkName: "messages-sr" */ './locales/sr.json'),
    en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.json'),
  },
  pages: {
    AreaPage: () =>
      import(/* webpackChunkName: "area-page" */ './answers/AreaPage.tsx').then(
        (file) => file.AreaPage,
      ),
    DocumentsPage: () =>
      import(/* webpackChunkName: "documents-page" */ './documents/page/DocumentsPage.tsx').then(
        (file) => file.DocumentsPage,
      ),
    SavedQuestionsPage: () =>
      import(
        /* webpackChunkName: "saved-questions-page" */ './collections/SavedQuestionsPage.tsx'
      ).then((file) => file.SavedQuestionsPage),
    QuestionListPage: () =>
      import(
        /* webpackChunkName: "question-list-page" */ './collections/QuestionListPage.tsx'
      ).then((file) => file.QuestionListPage),
    BeyondPage: () =>
      import(/* webpackChunkName: "beyond-page" */ './collections/BeyondPage.tsx').then(
        (file) => file.BeyondPage,
      ),
  },
  slots: {
    SidebarSubmit: {
      slot: 'sidebar.client',
      load: () =>
        import(/* webpackChunkName: "sidebar-submit" */ './submission/SidebarSubmit.tsx').then(
          (file) => file.SidebarSubmit,
        ),
    },
    HomeSubmit: {
      slot: 'home.client',
      load: () =>
        import(/* webpackChunkName: "sidebar-submit" */ './submission/HomeSubmit.tsx').then(
          (file) => file.HomeSubmit,
        ),
    },
  },
  savers: [answerSaver],
});
