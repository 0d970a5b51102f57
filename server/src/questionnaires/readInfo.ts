import { isInTeam } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { digestOfInfo } from '../organisation-info/digestOfInfo.ts';
import { readStoredInfo } from '../organisation-info/readStoredInfo.ts';
import { asFlag } from './asFlag.ts';
import { findPreviousQuestionnaire } from './findPreviousQuestionnaire.ts';
import { readTeamInfo } from './readTeamInfo.ts';

/**
 * Reads organisation, info and settings of the questionnaire. Results and the settings of grading and report are for
 * the team only.
 */
export const readInfo: UseCase<'info'> = async (_input, context) => {
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
      ...(isForTeam && (await readTeamInfo(context))),
    },
  };
};
