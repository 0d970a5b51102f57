import {
  completenessPercent,
  listIncompleteQuestions,
  countMissing,
  type AnswersInForce,
} from '@cert/shared/domain';
import type { AreaSummary } from '@cert/shared/contract';
import { toFlag } from '../toFlag.ts';
import type { AreaStatus } from './computeAreaStatus.ts';
import type { Localizer } from '../editions/createLocalizer.ts';

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
