import { createWebpackConfiguration } from '../scripts/createWebpackConfiguration.ts';

// Budgets in bytes of scripts before compression, for the module's entry and for each page. An import that exceeds a
// budget fails the build (scripts/createPageBudgetPlugin.ts).
export default createWebpackConfiguration(import.meta.dirname, {
  entry: 23_000,
  pages: {
    IntroPage: 25_600,
    InfoPage: 58_000,
    HomePage: 92_000,
    InstructionsPage: 25_000,
    RatingPage: 28_000,
    CertifierGuidePage: 27_000,
    DeskPage: 47_000,
    PasswordPage: 27_000,
    PasswordPart: 34_500,
    AccountPart: 62_500,
    EmailLinkPart: 18_000,
    SecondFactorPart: 31_000,
  },
});
