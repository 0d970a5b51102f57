import type { QuestionnaireInfo } from '@cert/shared/contract';
import { haveAllFinalized } from '../grading/haveAllFinalized.ts';
import { haveGradesBeenRevealed } from '../grading/haveGradesBeenRevealed.ts';
import { readTeam } from '../grading/readTeam.ts';
import type { MemberContext } from '../http/useCase.ts';
import { readOutcome } from '../report/readOutcome.ts';
import { asFlag } from './asFlag.ts';

/** Reads the info that only the team may see: its members, their progress in grading, and the outcome. */
export async function readTeamInfo(
  context: MemberContext,
): Promise<Omit<QuestionnaireInfo['questionnaire'], 'settings'>> {
  const team = await readTeam(context);
  const { beyond } = await readOutcome(context);
  const { account, role, programme } = context;
  return {
    mainCertifier: asFlag(role === 'main-certifier'),
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
