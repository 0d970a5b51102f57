import {
  countCompleted,
  countsInTotal,
  gradeQuestion,
  isBelowLeastGrade,
  shownGrade,
  suggestGrade,
  type AreaGrades,
  type Grade,
  type StoredAnswers,
} from '@cert/shared/domain';
import type { EditionArea } from './edition.ts';
import type { QuestionnaireState } from './readState.ts';

/** How an area stands: who it concerns beyond completeness is the team alone. */
export type AreaStanding = {
  area: EditionArea;
  completed: number;
  answerable: number;
  /** Whether it counts in sums and is open for answers: in a key-only questionnaire only key areas are. */
  counts: boolean;
  /** Absent for a client. */
  grades: (AreaGrades & { previous: Grade | null; isWarning: boolean }) | undefined;
};

/** Puts together what the rules say of one area: completeness for everybody, grades for the team. */
export function areaStanding({
  area,
  state,
  isKeyOnly,
}: {
  area: EditionArea;
  state: QuestionnaireState;
  isKeyOnly: boolean;
}): AreaStanding {
  return {
    area,
    ...countCompleted(area.questions, state.responses),
    counts: countsInTotal(area, isKeyOnly),
    grades: state.grading && gradesOf(area, state.responses, state.grading),
  };
}

function gradesOf(
  area: EditionArea,
  stored: StoredAnswers,
  grading: NonNullable<QuestionnaireState['grading']>,
): NonNullable<AreaStanding['grades']> {
  const scored = area.questions.filter((question) => question.beyondCategory === null);
  const grades: AreaGrades = {
    system: suggestGrade(scored.map((question) => gradeQuestion(question, stored))),
    certifier: grading.own[area.id] ?? null,
    final: grading.final[area.id] ?? null,
  };
  return {
    ...grades,
    previous: grading.previous[area.path] ?? null,
    isWarning: isBelowLeastGrade({ minGrade: area.minGrade, shown: shownGrade(grades) }),
  };
}
