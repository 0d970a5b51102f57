import { createWebpackConfiguration } from '../scripts/createWebpackConfiguration.ts';

// Budgets in bytes of scripts before compression, for the module's entry, each page and each slot part. An import that
// exceeds a budget fails the build (scripts/createPageBudgetPlugin.ts).
export default createWebpackConfiguration(import.meta.dirname, {
  entry: 23_000,
  pages: {
    BoardPage: 65_000,
    MeetingPage: 89_000,
    CertifierSidebar: 58_000,
    HomeFinalize: 58_000,
    QuestionPanel: 41_000,
    BeyondToggle: 16_000,
    AreaGrading: 77_000,
  },
});
