import { defineModule } from '@cert/shared/platform';
import { introSaver } from './intro-questions/introSaver.ts';

/** The pages and slot parts that this module exposes. `module.json` defines who can see them. */
export default defineModule({
  contract: 4,
  messages: {
    hr: () => import('./locales/hr.json'),
    sr: () => import('./locales/sr.json'),
    en: () => import('./locales/en.json'),
  },
  pages: {
    IntroPage: () => import('./intro-questions/IntroPage.tsx').then((page) => page.IntroPage),
    InfoPage: () => import('./organisation/InfoPage.tsx').then((page) => page.InfoPage),
    HomePage: () => import('./overview/home/HomePage.tsx').then((page) => page.HomePage),
    InstructionsPage: () =>
      import('./reading/instructions/InstructionsPage.tsx').then((page) => page.InstructionsPage),
    RatingPage: () => import('./reading/rating/RatingPage.tsx').then((page) => page.RatingPage),
    CertifierGuidePage: () =>
      import('./reading/certifier-guide/CertifierGuidePage.tsx').then(
        (page) => page.CertifierGuidePage,
      ),
    DeskPage: () => import('./overview/desk/DeskPage.tsx').then((page) => page.DeskPage),
    PasswordPage: () => import('./password/PasswordPage.tsx').then((page) => page.PasswordPage),
  },
  slots: {
    AccountPart: {
      slot: 'site.account',
      load: () => import('./account/AccountPart.tsx').then((part) => part.AccountPart),
    },
    EmailLinkPart: {
      slot: 'site.email-link',
      load: () =>
        import('./account/email-link/EmailLinkPart.tsx').then((part) => part.EmailLinkPart),
    },
    PasswordPart: {
      slot: 'site.password',
      load: () => import('./password/choosing/PasswordPart.tsx').then((part) => part.PasswordPart),
    },
    SecondFactorPart: {
      slot: 'site.second-factor',
      load: () =>
        import('./account/second-factor/SecondFactorPart.tsx').then(
          (part) => part.SecondFactorPart,
        ),
    },
    DeskPage: {
      slot: 'site.desk',
      load: () => import('./overview/desk/DeskPage.tsx').then((part) => part.DeskPage),
    },
  },
  savers: [introSaver],
});
