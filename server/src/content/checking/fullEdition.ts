/**
 * What a full edition holds: the shape of the questionnaire exactly, everything else at least. Sources: categories and
 * areas, decisions §9; key topics and their grade, spec 2 §1; kinds of questions, spec 1 §3; all other numbers are the
 * programme's order for its first full edition.
 */
export const fullEdition = {
  /** How many areas each category has, in the categories' order. */
  areasOfCategories: [5, 5, 5, 5, 5, 3, 2],
  keyAreas: 10,
  /** The least grade of every key area. */
  keyMinGrade: 2,
  questions: 170,
  /** Above-and-Beyond questions, in all and in each of their categories. */
  beyondQuestions: 30,
  questionsOfBeyondCategory: 6,
  questionsOfKind: 3,
  /** Of a kind that fills a table (`custom-…`), which is long to answer. */
  questionsOfTableKind: 1,
  /** Questions that feed a line of the report's benchmark tables. */
  standardBenchmarks: 16,
  beyondBenchmarks: 12,
  benchmarks: 25,
  /** What the report's editor offers for each area; `beyond` where the area has Above-and-Beyond questions. */
  suggestions: { positives: 3, keepInMind: 3, beyond: 1 },
};
