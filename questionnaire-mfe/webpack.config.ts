import { createWebpackConfiguration } from '../scripts/createWebpackConfiguration.ts';

// Budgets in bytes of scripts before compression, for the module's entry and for each page. An import that exceeds a
// budget fails the build (scripts/createPageBudgetPlugin.ts).
export default createWebpackConfiguration(import.meta.dirname, {
  entry: 23_000,
  pages: {
    AreaPage: 118_000,
    DocumentsPage: 43_500,
    SavedQuestionsPage: 107_500,
    QuestionListPage: 20_000,
    BeyondPage: 115_000,
    SidebarSubmit: 12_000,
    HomeSubmit: 12_000,
  },
});
