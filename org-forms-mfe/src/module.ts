import { defineModule } from '@cert/shared/platform';

/** What the module of the organisation's forms exposes; who sees it stands in `module.json`. */
export default defineModule({
  contract: 1,
  words: {
    hr: () => import('./words.hr.ts').then((words) => words.hr),
    sr: () => import('./words.sr.ts').then((words) => words.sr),
    en: () => import('./words.en.ts').then((words) => words.en),
  },
  pages: {
    PasswordPage: () =>
      import('./changing-password/PasswordPage.tsx').then((page) => page.PasswordPage),
  },
  slots: {},
});
