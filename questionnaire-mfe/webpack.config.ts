import { configurePart } from '../scripts/configurePart.ts';

// Bytes of scripts before compression. An import that exceeds a budget fails the build (webpack.budget.ts).
export default configurePart(import.meta.dirname, {
  entry: 23_000,
  pages: {
    AreaPage: 134_000,
    DocumentsPage: 55_000,
    SavedQuestionsPage: 119_000,
    QuestionListPage: 20_000,
    BeyondPage: 126_000,
    SidebarSubmit: 25_000,
    HomeSubmit: 25_000,
  },
});
