import { findBandResult, type Band } from './bands.ts';
import { beyondGrade, highestGrade, isGrade, type Grade, type QuestionGrade } from './grade.ts';
import { answerKey, questionKey } from '../answers/formKeys.ts';
import type { AnswersInForce } from '../answers/answersInForce.ts';
import { isAnswered } from '../answers/storedAnswers.ts';

/**
 * How a question's grade is derived from its answers, as declared in its content. See
 * docs/product/questionnaire.md#question-grades.
 */
export type ScoringRule =
  | { kind: 'single' }
  | { kind: 'sum' }
  | { kind: 'bands'; bands: readonly Band<Grade>[] }
  | { kind: 'marked' }
  | { kind: 'none' };

export type ScoredQuestion = {
  id: number;
  scoring: ScoringRule;
  /** `mark` is the grade for choosing the answer: 0 to 3 in half steps, or null if the answer gives no grade. */
  answers: readonly { id: number; mark: number | null }[];
};

/**
 * The grade of one question; `null` if the question has no answer in force or if the rule gives no grade. See
 * docs/product/questionnaire.md#question-grades.
 * @param isMarkedBeyond whether the team marked this question "Above and Beyond", and it is not disabled
 */
export function gradeQuestion(
  question: ScoredQuestion,
  answers: AnswersInForce,
  isMarkedBeyond = false,
): QuestionGrade {
  const { scoring } = question;
  switch (scoring.kind) {
    case 'none':
      return null;
    case 'marked':
      return isMarkedBeyond ? beyondGrade : null;
    case 'single': {
      const chosen = answers[questionKey(question.id)];
      if (!chosen || !isAnswered(chosen)) return null;
      return markOf(question, chosen.answerId);
    }
    case 'sum': {
      const ticked = question.answers.filter((answer) => {
        const choice = answers[answerKey(answer.id)];
        return choice !== undefined && isAnswered(choice);
      });
      if (ticked.length === 0) return null;
      const halves = ticked.reduce((sum, answer) => sum + 2 * (answer.mark ?? 0), 0);
      return gradeOfHalves(Math.min(halves, 2 * highestGrade));
    }
    case 'bands': {
      const entered = question.answers
        .map((answer) => answers[answerKey(answer.id)]?.value)
        .find((value) => typeof value === 'number');
      return entered === undefined ? null : findBandResult(scoring.bands, entered);
    }
  }
}

function markOf(question: ScoredQuestion, answerId: number | null): Grade | null {
  const answer = question.answers.find((candidate) => candidate.id === answerId);
  return answer?.mark == null ? null : gradeOfHalves(2 * answer.mark);
}

function gradeOfHalves(halves: number): Grade {
  const grade = halves / 2;
  if (!isGrade(grade)) throw new RangeError(`marks give ${grade}, which is not a grade`);
  return grade;
}
