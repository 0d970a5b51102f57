import { countsInTotal, calculateGradeSpread } from '@cert/shared/domain';
import type { BoardArea } from '@cert/shared/contract';
import { toFlag } from '../toFlag.ts';
import { createLocalizer } from '../editions/createLocalizer.ts';
import { emptyAreaDigest } from '../grading/readAreaDigests.ts';
import { haveAllFinalized, readTeam, sortTeam, type TeamMember } from '../grading/readTeam.ts';
import { computeAreaStatus } from '../questionnaires/areaStatus.ts';
import { readQuestionnaireData } from '../questionnaires/readQuestionnaireData.ts';
import type { MemberContext, UseCase } from '../useCase.ts';
import { readDates } from './readDates.ts';

/**
 * Reads everybody's grades and comments of all areas that count, the area with the largest spread first. The reply has
 * no areas until everybody has finalized, and again while a finalization is reset. See
 * docs/product/overview.md#reconciliation.
 */
export const readReconciliation: UseCase<'reconciliation'> = async ({ language }, context) => {
  const { db, questionnaire, role, programme } = context;
  const team = sortTeam(await readTeam(context), language);
  const isRevealed = haveAllFinalized(team);
  const { revealedAt } = await readDates(db, questionnaire.id);
  return {
    mainCertifier: toFlag(role === 'main-certifier'),
    gradingLocked: toFlag(questionnaire.settings.gradingLocked),
    finalized: toFlag(isRevealed),
    revealedAt,
    threshold: programme.thresholds.certificatePercent,
    team: team.map(({ accountId, name, isMain }) => ({
      id: accountId,
      name,
      main: toFlag(isMain),
    })),
    areas: isRevealed ? await readBoard(context, { team, language }) : [],
  };
};

async function readBoard(
  { db, account, questionnaire, role, edition }: MemberContext,
  {
    team,
    language,
  }: { team: readonly TeamMember[]; language: Parameters<typeof createLocalizer>[0] },
): Promise<BoardArea[]> {
  const localize = createLocalizer(language);
  const { isKeyOnly } = questionnaire;
  const areas = [...edition.areas.values()].filter((area) => countsInTotal(area, isKeyOnly));
  const state = await readQuestionnaireData({
    db,
    questionnaire,
    edition,
    accountId: account.id,
    role,
    hasComments: false,
    areas,
  });
  const { grading } = state;
  // There are no opinions if a finalization was reset between the reading of the team and this statement.
  if (!grading?.opinions) return [];
  const opinions = new Map(grading.opinions.map((one) => [one.id, one]));
  const finalComments = new Map(
    grading.comments
      .filter((one) => one.kind === 'area-final' && one.questionnaire_id === questionnaire.id)
      .map((one) => [one.area_path, one.content]),
  );
  return edition.categories
    .flatMap((category) =>
      category.areas
        .filter((area) => countsInTotal(area, isKeyOnly))
        .map((area): BoardArea => {
          const { grades } = computeAreaStatus({ area, state, isKeyOnly });
          const marks = team.map(({ accountId, name }) => {
            const opinion = opinions.get(accountId);
            return {
              certifierId: accountId,
              name,
              grade: opinion?.grades[area.id] ?? null,
              comment: opinion?.comments[area.id] ?? null,
              afterReveal: toFlag(opinion?.afterReveal.includes(area.id) ?? false),
            };
          });
          return {
            id: area.id,
            title: localize(area.title),
            categoryTitle: localize(category.title),
            categorySlug: category.slug,
            position: area.position,
            minGrade: area.minGrade,
            suggestion: grades?.system ?? null,
            finalGrade: grades?.final ?? null,
            marks,
            spread: calculateGradeSpread(marks.map(({ grade }) => grade)),
            finalComment: finalComments.get(area.path) ?? null,
            answersDigest: grading.digests[area.id] ?? emptyAreaDigest,
            changedSinceFinal: toFlag(grades?.hasChangedSinceFinal ?? false),
          };
        }),
    )
    .toSorted((one, other) => other.spread - one.spread);
}
