/**
 * The size of a full edition: the exact shape of the questionnaire, and minimum numbers for everything else, as the
 * programme ordered them for its first full edition.
 */
export const fullEdition = {
  /** Number of areas per category, in the order of the categories. */
  areasOfCategories: [5, 5, 5, 5, 5, 3, 2],
  keyAreas: 10,
  /** The minimum grade (`minGrade`) of every key area. */
  keyMinGrade: 2,
  questions: 170,
  /** Above-and-Beyond questions in total and per category. */
  beyondQuestions: 30,
  questionsOfBeyondCategory: 6,
  questionsOfKind: 3,
  /** Per table kind (`custom-…`); tables take long to answer. */
  questionsOfTableKind: 1,
  /** Questions that feed a line of the report's benchmark tables. */
  standardBenchmarks: 16,
  beyondBenchmarks: 12,
  benchmarks: 25,
  /** Suggestions of the report's editor per area; `beyond` for areas with Above-and-Beyond questions. */
  suggestions: { positives: 3, keepInMind: 3, beyond: 1 },
};
