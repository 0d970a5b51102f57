import { defaultLanguage, isInTeam, type Language } from '@cert/shared/domain';
import type { UseCase, MemberContext } from '../useCase.ts';
import {
  computeInfoDigest,
  readOrganisationInfo,
} from '../organisation-info/readOrganisationInfo.ts';
import { toFlag } from '../toFlag.ts';
import { findPreviousQuestionnaire } from './findPreviousQuestionnaire.ts';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import {
  haveAllFinalized,
  haveGradesBeenRevealed,
  readTeam,
  sortTeam,
} from '../grading/readTeam.ts';
import { readDates, type QuestionnaireTimes } from '../overview/readDates.ts';
import { readSubmission } from '../overview/readSubmission.ts';
import { readOutcome } from '../report/decideOutcome.ts';

/**
 * Reads the organisation information, dates and settings of the questionnaire, and who has locked it. Results and the
 * settings of grading and report are for the team only.
 */
export const readQuestionnaireInfo: UseCase<'info'> = async (
  { language = defaultLanguage },
  context,
) => {
  const { db, questionnaire, role } = context;
  const organisation = await readOrganisationInfo(db, questionnaire.id);
  const previous = await findPreviousQuestionnaire(context);
  const times = await readDates(db, questionnaire.id);
  const { settings } = questionnaire;
  const isForTeam = isInTeam(role);
  return {
    title: questionnaire.title,
    ...organisation,
    infoDigest: computeInfoDigest(organisation),
    info: {
      questionnaire: { year: questionnaire.year, keyOnly: toFlag(questionnaire.isKeyOnly) },
    },
    previousQuestionnaire:
      previous && (isForTeam || !previous.isHidden)
        ? { year: previous.year, ...(isForTeam && { overalResult: previous.overallPercent }) }
        : null,
    dates: times.dates,
    submission: await readSubmission(context),
    questionnaire: {
      settings: {
        inactive: toFlag(settings.inactive),
        locked: toFlag(settings.locked),
        ...(isForTeam && {
          gradingLocked: toFlag(settings.gradingLocked),
          reportLocked: toFlag(settings.reportLocked),
        }),
      },
      mainCertifier: toFlag(role === 'main-certifier'),
      ...(isForTeam && (await readTeamInfo(context, { language, times }))),
    },
  };
};

/** Reads the info that only the team may see: its members, their progress in grading, and the outcome. */
async function readTeamInfo(
  context: MemberContext,
  { language, times }: { language: Language; times: QuestionnaireTimes },
): Promise<Omit<QuestionnaireInfo['questionnaire'], 'settings'>> {
  const team = sortTeam(await readTeam(context), language);
  const { beyond } = await readOutcome(context);
  const { account, programme } = context;
  return {
    threshold: programme.thresholds.certificatePercent,
    advanced: toFlag(beyond === 'passed'),
    certifiers: team.map(({ accountId, name, isMain, hasFinalized }) => ({
      id: accountId,
      name,
      main: toFlag(isMain),
      finalized: toFlag(hasFinalized),
    })),
    ownFinalized: toFlag(team.some((one) => one.accountId === account.id && one.hasFinalized)),
    finalized: toFlag(haveAllFinalized(team)),
    reportReleasedAt: times.reportReleasedAt,
    revealed: toFlag(await haveGradesBeenRevealed(context)),
  };
}
