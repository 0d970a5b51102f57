import type { QuestionGrade } from '@cert/shared/domain';
import type { GradeCounts } from '@cert/shared/contract';

/** A question as far as the counts of grades go. */
export type CountedQuestion = {
  grade: QuestionGrade;
  /** False for one whose content declares no grade at all (decisions §2, `none`). */
  isScored: boolean;
};

/** How often each grade stands among questions (spec 1 §3, `systemGrades`), highest grade first. */
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
