/**
 * The size of a full edition: the exact number of categories and areas, and minimum numbers for everything else, as the
 * programme specified for its first full edition.
 */
export const fullEditionSize = {
  /** Number of areas per category, in the order of the categories. */
  areasOfCategories: [5, 5, 5, 5, 5, 3, 2],
  keyAreas: 10,
  /** The minimum grade (`minGrade`) of every key area. */
  keyMinGrade: 2,
  questions: 170,
  /** Minimum number of Above-and-Beyond questions, in total and per category. */
  beyondQuestions: 30,
  questionsOfBeyondCategory: 6,
  questionsOfKind: 3,
  /** Number of questions of each table kind (`custom-…`). It is small, because tables take long to answer. */
  questionsOfTableKind: 1,
  /**
   * Minimum number of questions whose number is shown in the report's benchmark tables: standard questions,
   * Above-and-Beyond questions, and both together.
   */
  standardBenchmarks: 16,
  beyondBenchmarks: 12,
  benchmarks: 25,
  /**
   * Minimum number of suggested texts per area for the report's editor; `beyond` only for areas with Above-and-Beyond
   * questions.
   */
  suggestions: { positives: 3, keepInMind: 3, beyond: 1 },
};
