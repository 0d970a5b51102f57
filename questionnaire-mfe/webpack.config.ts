import { createWebpackConfiguration } from '../scripts/createWebpackConfiguration.ts';

// Budgets in bytes of scripts before compression, for the module's entry and for each page. An import that exceeds a
// budget fails the build (scripts/createPageBudgetPlugin.ts).
export default createWebpackConfiguration(import.meta.dirname, {
  entry: 23_000,
  pages: {
    AreaPage: 131_000,
    DocumentsPage: 52_000,
    SavedQuestionsPage: 116_000,
    QuestionListPage: 20_000,
    BeyondPage: 124_000,
    SidebarSubmit: 25_000,
    HomeSubmit: 25_000,
  },
});
