import { createWebpackConfiguration } from '../scripts/createWebpackConfiguration.ts';

// Bytes of scripts before compression. An import that exceeds a budget fails the build
// (scripts/createPageBudgetPlugin.ts).
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
