import { createWebpackConfiguration } from '../scripts/createWebpackConfiguration.ts';

// Bytes of scripts before compression. An import that exceeds a budget fails the build
// (scripts/createPageBudgetPlugin.ts).
export default createWebpackConfiguration(import.meta.dirname, {
  entry: 24_000,
  pages: {
    ReportPage: 292_000,
  },
});
