import { isInTeam } from '@cert/shared/domain';
import type { UseCase, MemberContext } from '../useCase.ts';
import { digestOfInfo, readStoredInfo } from '../organisation-info/readStoredInfo.ts';
import { asFlag } from '../asFlag.ts';
import { findPreviousQuestionnaire } from './findPreviousQuestionnaire.ts';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import { haveAllFinalized, haveGradesBeenRevealed, readTeam } from '../grading/readTeam.ts';
import { readOutcome } from '../report/decideOutcome.ts';

/**
 * Reads organisation, info and settings of the questionnaire. Results and the settings of grading and report are for
 * the team only.
 */
export const readQuestionnaireInfo: UseCase<'info'> = async (_input, context) => {
  const { db, questionnaire, role, readEdition } = context;
  const organisation = await readStoredInfo(db, questionnaire.id);
  const previous = await findPreviousQuestionnaire({ db, questionnaire, readEdition });
  const { settings } = questionnaire;
  const isForTeam = isInTeam(role);
  return {
    title: questionnaire.title,
    ...organisation,
    infoDigest: digestOfInfo(organisation),
    info: {
      questionnaire: { year: questionnaire.year, keyOnly: asFlag(questionnaire.isKeyOnly) },
    },
    previousQuestionnaire: previous
      ? { year: previous.year, ...(isForTeam && { overalResult: previous.overallPercent }) }
      : null,
    questionnaire: {
      settings: {
        inactive: asFlag(settings.inactive),
        locked: asFlag(settings.locked),
        ...(isForTeam && {
          gradingLocked: asFlag(settings.gradingLocked),
          reportLocked: asFlag(settings.reportLocked),
        }),
      },
      mainCertifier: asFlag(role === 'main-certifier'),
      ...(isForTeam && (await readTeamInfo(context))),
    },
  };
};

/** Reads the info that only the team may see: its members, their progress in grading, and the outcome. */
async function readTeamInfo(
  context: MemberContext,
): Promise<Omit<QuestionnaireInfo['questionnaire'], 'settings'>> {
  const team = await readTeam(context);
  const { beyond } = await readOutcome(context);
  const { account, programme } = context;
  return {
    threshold: programme.thresholds.certificatePercent,
    advanced: asFlag(beyond === 'passed'),
    certifiers: team.map(({ accountId, name, isMain, hasFinalized }) => ({
      id: accountId,
      name,
      main: asFlag(isMain),
      finalized: asFlag(hasFinalized),
    })),
    ownFinalized: asFlag(team.some((one) => one.accountId === account.id && one.hasFinalized)),
    finalized: asFlag(haveAllFinalized(team)),
    revealed: asFlag(await haveGradesBeenRevealed(context)),
  };
}
