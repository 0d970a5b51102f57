import { areaPercentage, shownGrade } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { areaStanding } from '../questionnaires/areaStanding.ts';
import { asFlag } from '../questionnaires/asFlag.ts';
import { findPrevious } from '../questionnaires/findPrevious.ts';
import { readState } from '../questionnaires/readState.ts';
import { decideOutcome } from './decideOutcome.ts';
import { readReportTexts } from './readReportTexts.ts';

/**
 * The report as far as it is written today. The overall result is that of the shown grades: final where set, else the
 * reader's own, else the system's, so a provisional report may differ between two certifiers (decisions §2, §3).
 */
export const readReport: UseCase<'report'> = async ({ language }, context) => {
  const { db, account, questionnaire, role, edition, programme, readEdition } = context;
  const state = await readState({
    db,
    questionnaire,
    accountId: account.id,
    role,
    hasComments: false,
  });
  const previous = await findPrevious({ db, questionnaire, readEdition });
  const standings = [...edition.areas.values()]
    .map((area) => areaStanding({ area, state, isKeyOnly: questionnaire.isKeyOnly }))
    .filter((standing) => standing.counts);
  const { certificate, beyond } = await decideOutcome(
    context,
    standings.map(({ area: { minGrade }, grades }) => ({ minGrade, final: grades?.final ?? null })),
  );
  return {
    info: {
      name: questionnaire.title,
      year: questionnaire.year,
      previousYear: previous?.year ?? null,
      passed: asFlag(certificate === 'passed'),
      provisional: asFlag(certificate === 'not-decided'),
      reportLocked: asFlag(questionnaire.settings.reportLocked),
      advanced: asFlag(beyond === 'passed'),
    },
    result: {
      overal: areaPercentage(standings.map(({ grades }) => (grades ? shownGrade(grades) : null))),
      previous: previous?.overallPercent ?? null,
      threshold: programme.thresholds.certificatePercent,
    },
    content: await readReportTexts({ db, questionnaireId: questionnaire.id, language }),
  };
};
