import { defineModule } from '@cert/shared/platform';
import { gradingSavers } from './saving/gradingSavers.ts';

/** The pages, slot parts and savers of the grading module. `module.json` defines who can see them. */
export default defineModule({
  contract: 4,
  messages: {
    hr: () => import('./locales/hr.json'),
    sr: () => import('./locales/sr.json'),
    en: () => import('./locales/en.json'),
  },
  pages: {
    BoardPage: () =>
      import(/* webpackChunkName: "board-page" */ './board/BoardPage.tsx').then(
        (file) => file.BoardPage,
      ),
    MeetingPage: () =>
      import(/* webpackChunkName: "meeting-page" */ './meeting/MeetingPage.tsx').then(
        (file) => file.MeetingPage,
      ),
  },
  slots: {
    CertifierSidebar: {
      slot: 'sidebar.certifier',
      load: () =>
        import(/* webpackChunkName: "certifier-sidebar" */ './sidebar/CertifierSidebar.tsx').then(
          (part) => part.CertifierSidebar,
        ),
    },
    HomeFinalize: {
      slot: 'home.certifier',
      load: () =>
        import(/* webpackChunkName: "certifier-sidebar" */ './sidebar/HomeFinalize.tsx').then(
          (part) => part.HomeFinalize,
        ),
    },
    QuestionPanel: {
      slot: 'question.certifier',
      load: () => import('./question/QuestionPanel.tsx').then((part) => part.QuestionPanel),
    },
    BeyondToggle: {
      slot: 'question.above-beyond',
      load: () => import('./question/BeyondToggle.tsx').then((part) => part.BeyondToggle),
    },
    AreaGrading: {
      slot: 'area.grading',
      load: () => import('./grades/AreaGrading.tsx').then((part) => part.AreaGrading),
    },
  },
  savers: Object.values(gradingSavers),
});
