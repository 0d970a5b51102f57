import { areaPercentage, beyondCategories, sharePercent } from '@cert/shared/domain';
import type { Report } from '@cert/shared/contract';
import { formatPercent } from '@cert/shared/i18n';
import { listMarkedQuestionIds } from '../above-beyond/listMarkedQuestionIds.ts';
import { countMarkedShares } from '../above-beyond/countMarkedShares.ts';
import type { UseCase } from '../http/useCase.ts';
import { areaStatus } from '../questionnaires/areaStatus.ts';
import { asFlag } from '../questionnaires/asFlag.ts';
import { findPreviousQuestionnaire } from '../questionnaires/findPreviousQuestionnaire.ts';
import { readState } from '../questionnaires/readState.ts';
import { createComparisons } from './comparing/createComparisons.ts';
import { measures } from './comparing/selectValues.ts';
import { decideOutcome } from './decideOutcome.ts';
import { listReportSuggestions } from './listReportSuggestions.ts';
import { presentReportAreas, gradeShownInReport } from './presentReportAreas.ts';
import { presentBenchmarks } from './presentBenchmarks.ts';
import { readDecisionDate } from './readDecisionDate.ts';
import { readReportTexts } from './readReportTexts.ts';
import { readSignatures } from './readSignatures.ts';

/**
 * Reads the report with all figures and texts. For each area it shows the final grade, else the reader's own, else the
 * suggested one, so a provisional report may differ between two certifiers.
 */
export const readReport: UseCase<'report'> = async (input, context) => {
  const { db, account, questionnaire, role, edition, programme, readEdition } = context;
  const { language, benchmarkCountry, benchmarkIndustry, benchmarkGroup, benchmarkNew } = input;
  const { isKeyOnly } = questionnaire;
  const state = await readState({
    db,
    questionnaire,
    accountId: account.id,
    role,
    hasComments: false,
  });
  const previous = await findPreviousQuestionnaire({ db, questionnaire, readEdition });
  const standings = [...edition.areas.values()]
    .map((area) => areaStatus({ area, state, isKeyOnly }))
    .filter((standing) => standing.counts);
  const marked = await listMarkedQuestionIds(context);
  const { certificate, beyond } = await decideOutcome(
    context,
    standings.map(({ area: { minGrade }, grades }) => ({ minGrade, final: grades?.final ?? null })),
    marked,
  );
  const { compare, year, company } = await createComparisons(context, {
    country: benchmarkCountry,
    industry: benchmarkIndustry,
    isWithGroup: benchmarkGroup === 1,
    isNew: benchmarkNew === 1,
  });
  const isDecided = certificate !== 'not-decided';
  return {
    info: {
      name: questionnaire.title,
      year: questionnaire.year,
      previousYear: previous?.year ?? null,
      date: isDecided ? await readDecisionDate(context) : null,
      passed: asFlag(certificate === 'passed'),
      provisional: asFlag(!isDecided),
      reportLocked: asFlag(questionnaire.settings.reportLocked),
      advanced: asFlag(beyond === 'passed'),
      company: {
        group: asFlag(company.groupKey !== null),
        countries: company.countries,
        industry: company.industry,
      },
      benchmarkYear: year,
    },
    result: {
      overal: areaPercentage(standings.map(gradeShownInReport)),
      previous: previous?.overallPercent ?? null,
      threshold: programme.thresholds.certificatePercent,
      ...compare(measures.overall, Math.round),
    },
    ...presentReportAreas({ edition, standings, isKeyOnly, language, compare }),
    ...presentBenchmarks({ edition, responses: state.responses, language, compare }),
    ...listReportSuggestions({ edition, standings, marked, language }),
    aboveBeyond: presentBeyond(),
    certifiers: await readSignatures(context, language),
    content: await readReportTexts({ db, questionnaireId: questionnaire.id, language }),
  };

  function presentBeyond(): Report['aboveBeyond'] {
    const shares = countMarkedShares(edition, marked);
    return beyondCategories.map((category) => {
      const percentage = sharePercent(shares[category]);
      const title = programme.beyondCategories[category].title[language];
      const categoryWithValue =
        percentage === null ? title : `${title} ${formatPercent(percentage, language)}`;
      return { category, percentage, categoryWithValue };
    });
  }
};
