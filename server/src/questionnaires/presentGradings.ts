import type { AreaGradings, CertifierComment, TeamMemberGrade } from '@cert/shared/contract';
import { presentComment } from '../comments/presentComment.ts';
import type { SelectedComment } from '../comments/selectComments.ts';
import type { AreaStatus } from './areaStatus.ts';
import { asFlag } from './asFlag.ts';
import { countGrades } from './countGrades.ts';
import type { GradingState } from './selectGrading.ts';

/** Presents the data of the grading panels, except for the reader's own grades of the areas. */
export function presentGradings({
  standings,
  grading: { comments, opinions },
  reader,
}: {
  standings: readonly AreaStatus[];
  grading: GradingState;
  reader: { accountId: number; questionnaireId: number };
}): AreaGradings {
  const byArea = <Shown>(show: (standing: AreaStatus) => Shown): { [areaId: string]: Shown } =>
    Object.fromEntries(standings.map((standing) => [standing.area.id, show(standing)]));
  const ofKind = (kind: SelectedComment['kind']) =>
    byArea(({ area }): CertifierComment[] =>
      comments
        .filter((one) => one.kind === kind && one.area_path === area.path)
        .map((one) => presentComment(one, reader))
        // Newest first, so comments on this questionnaire come before those on earlier ones.
        .reverse(),
    );
  return {
    systemGrades: byArea(({ grades }) => countGrades(grades?.questions ?? [])),
    systemGradesImportant: byArea(({ grades }) =>
      countGrades(grades?.questions.filter(({ importance }) => importance === 1) ?? []),
    ),
    certifierComments: ofKind('area'),
    certifierFinalComments: ofKind('area-final'),
    ...(opinions && {
      certifiers: byArea(({ area }) =>
        opinions.map(
          ({ id, name, isMain, grades, comments: written, afterReveal }): TeamMemberGrade => ({
            id,
            certifier: name,
            main: asFlag(isMain),
            grade: grades[area.id] ?? null,
            comment: written[area.id] ?? null,
            afterReveal: asFlag(afterReveal.includes(area.id)),
          }),
        ),
      ),
    }),
  };
}
