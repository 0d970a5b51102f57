import { createWebpackConfiguration } from '../scripts/createWebpackConfiguration.ts';

// Budgets in bytes of scripts before compression, for the module's entry, each page and each slot part. An import that
// exceeds a budget fails the build (scripts/createPageBudgetPlugin.ts).
export default createWebpackConfiguration(import.meta.dirname, {
  entry: 23_000,
  pages: {
    AreaPage: 125_000,
    DocumentsPage: 50_500,
    SavedQuestionsPage: 114_000,
    QuestionListPage: 20_000,
    BeyondPage: 121_500,
    SidebarSubmit: 12_000,
    HomeSubmit: 12_000,
  },
});
