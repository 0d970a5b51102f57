import {
  countCompleted,
  countsInTotal,
  gradeQuestion,
  isDisabled,
  isBelowMinimumGrade,
  selectShownGrade,
  suggestGrade,
  type AnswersInForce,
  type AreaGrades,
  type Grade,
  type QuestionGrade,
  completenessPercent,
  listIncompleteQuestions,
  countMissing,
} from '@cert/shared/domain';
import type { EditionArea, EditionQuestion } from '../editions/edition.ts';
import type { QuestionnaireData } from './readQuestionnaireData.ts';
import type { GradeCounts, AreaSummary } from '@cert/shared/contract';
import { toFlag } from '../toFlag.ts';
import type { Localizer } from '../editions/createLocalizer.ts';

/** Completeness of an area, and for the team its grades. */
export type AreaStatus = {
  area: EditionArea;
  completed: number;
  answerable: number;
  /** Whether the area can be answered and counts in the sums. In a key-only questionnaire only key areas do. */
  counts: boolean;
  /** Grades of the area; undefined for a client. */
  grades:
    | (AreaGrades & {
        previous: Grade | null;
        isWarning: boolean;
        /** Whether answers or documents have changed since the certifier's own grade. */
        hasChangedSinceOwn: boolean;
        /** Whether answers or documents have changed since the final grade. */
        hasChangedSinceFinal: boolean;
        /**
         * The questions from which the suggested grade is computed; disabled and Above-and-Beyond questions are not
         * among them.
         */
        questions: (CountedQuestion & Pick<EditionQuestion, 'importance'>)[];
      })
    | undefined;
};

/** Applies the domain's rules to one area: completeness for everybody, grades for the team. */
export function computeAreaStatus({
  area,
  state,
  isKeyOnly,
}: {
  area: EditionArea;
  state: QuestionnaireData;
  isKeyOnly: boolean;
}): AreaStatus {
  return {
    area,
    ...countCompleted(area.questions, state.inForce),
    counts: countsInTotal(area, isKeyOnly),
    grades: state.grading && gradesOf(area, state.inForce, state.grading),
  };
}

function gradesOf(
  area: EditionArea,
  answers: AnswersInForce,
  grading: NonNullable<QuestionnaireData['grading']>,
): NonNullable<AreaStatus['grades']> {
  const questions = area.questions
    .filter((question) => question.beyondCategory === null && !isDisabled(question, answers))
    .map((question) => ({
      grade: gradeQuestion(question, answers),
      isScored: question.scoring.kind !== 'none',
      importance: question.importance,
    }));
  const grades: AreaGrades = {
    system: suggestGrade(questions.map(({ grade }) => grade)),
    certifier: grading.own[area.id] ?? null,
    final: grading.final[area.id] ?? null,
  };
  return {
    ...grades,
    previous: grading.previous[area.path] ?? null,
    questions,
    hasChangedSinceOwn: grading.changedSinceOwn.includes(area.id),
    hasChangedSinceFinal: grading.changedSinceFinal.includes(area.id),
    isWarning: isBelowMinimumGrade({ minGrade: area.minGrade, shown: selectShownGrade(grades) }),
  };
}

/** The fields of a question that the counts need. */
type CountedQuestion = {
  grade: QuestionGrade;
  /** False if the question never gets a grade, because its scoring in the content is `none`. */
  isScored: boolean;
};

/** Counts the questions per grade, highest grade first. See docs/product/grading.md#grade-counts. */
export function countQuestionsByGrade(questions: readonly CountedQuestion[]): GradeCounts {
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

type Given = {
  localize: Localizer;
  answers: AnswersInForce;
  /** Whether a question has a document. */
  hasDocument: (questionId: number) => boolean;
};

/** Presents an area in the format of the API; grades are for the team only. */
export function presentArea(
  areaStatus: AreaStatus,
  { localize, answers, hasDocument }: Given,
): AreaSummary {
  const { area, grades } = areaStatus;
  return {
    id: area.id,
    title: localize(area.title),
    slug: area.slug,
    position: area.position,
    minGrade: area.minGrade,
    completeness: completenessPercent(areaStatus),
    completed: areaStatus.completed,
    answerable: areaStatus.answerable,
    left: areaStatus.counts
      ? countMissing(listIncompleteQuestions(area.questions, { answers, hasDocument }))
      : 0,
    open: areaStatus.counts,
    ...(grades && {
      grade: grades.system,
      certifierGrade: grades.certifier,
      certifierFinalGrade: grades.final,
      previousGrade: grades.previous,
      warning: toFlag(grades.isWarning),
      changedSinceGrade: toFlag(grades.hasChangedSinceOwn),
      changedSinceFinalGrade: toFlag(grades.hasChangedSinceFinal),
    }),
  };
}
