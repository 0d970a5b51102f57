import type { QuestionGrade } from '@cert/shared/domain';
import type { GradeCounts } from '@cert/shared/contract';

/** The fields of a question that the counts need. */
export type CountedQuestion = {
  grade: QuestionGrade;
  /** False if the question never gets a grade, because its scoring in the content is `none`. */
  isScored: boolean;
};

/** Number of questions per grade, highest grade first. */
export function countGrades(questions: readonly CountedQuestion[]): GradeCounts {
  const scored = questions.filter(({ isScored }) => isScored);
  const graded = scored.flatMap(({ grade }) => grade ?? []);
  const counts = Map.groupBy(graded, (grade) => grade);
  return {
    items: [...counts]
      .map(([grade, same]) => ({ grade, count: same.length }))
      .sort((one, other) => other.grade - one.grade),
    count: graded.length,
    total: scored.length,
  };
}
