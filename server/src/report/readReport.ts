import { areaPercentage, decideCertificate, shownGrade } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { areaStanding } from '../questionnaires/areaStanding.ts';
import { asFlag } from '../questionnaires/asFlag.ts';
import { findPrevious } from '../questionnaires/findPrevious.ts';
import { readState } from '../questionnaires/readState.ts';
import { readReportTexts } from './readReportTexts.ts';

/**
 * The report as far as it is written today. The overall result is that of the shown grades: final where set, else the
 * reader's own, else the system's, so a provisional report may differ between two certifiers (decisions §2, §3).
 */
export const readReport: UseCase<'report'> = async (
  { language },
  { db, account, questionnaire, role, edition, programme, readEdition },
) => {
  const state = await readState({
    db,
    questionnaire,
    accountId: account.id,
    role,
    hasComments: false,
  });
  const previous = await findPrevious({ db, questionnaire, readEdition });
  const areas = [...edition.areas.values()]
    .map((area) => areaStanding({ area, state, isKeyOnly: questionnaire.isKeyOnly }))
    .filter((standing) => standing.counts)
    .map(({ area, grades }) => ({
      minGrade: area.minGrade,
      final: grades?.final ?? null,
      shown: grades ? shownGrade(grades) : null,
    }));
  const threshold = programme.thresholds.certificatePercent;
  const decision = decideCertificate(areas, threshold);
  return {
    info: {
      name: questionnaire.title,
      year: questionnaire.year,
      previousYear: previous?.year ?? null,
      passed: asFlag(decision === 'passed'),
      provisional: asFlag(decision === 'not-decided'),
      reportLocked: asFlag(questionnaire.settings.reportLocked),
      // Above and Beyond has no marks yet that could decide it.
      advanced: 0,
    },
    result: {
      overal: areaPercentage(areas.map((area) => area.shown)),
      previous: previous?.overallPercent ?? null,
      threshold,
    },
    content: await readReportTexts({ db, questionnaireId: questionnaire.id, language }),
  };
};
