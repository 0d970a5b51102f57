import type { UseCase } from '../useCase.ts';
import { computeAreaStatus } from '../questionnaires/areaStatus.ts';
import { findPreviousQuestionnaire } from '../questionnaires/findPreviousQuestionnaire.ts';
import { readQuestionnaireData } from '../questionnaires/readQuestionnaireData.ts';
import { toFlag } from '../toFlag.ts';
import { composeReport } from './composeReport.ts';
import { isPraisedArea, listReportSuggestions } from './listReportSuggestions.ts';
import { toReportArea } from './presentReportAreas.ts';
import { readReportTexts } from './readReportTexts.ts';

/**
 * Reads the report with all figures and texts, and what the team needs for writing it. A provisional report may differ
 * between two certifiers. See docs/product/report.md#decision.
 */
export const readReport: UseCase<'report'> = async (input, context) => {
  const { db, account, questionnaire, role, edition } = context;
  const { language } = input;
  const { isKeyOnly, settings } = questionnaire;
  const state = await readQuestionnaireData({
    db,
    questionnaire,
    edition,
    accountId: account.id,
    role,
    hasComments: false,
  });
  const areas = [...edition.areas.values()]
    .map((area) => computeAreaStatus({ area, state, isKeyOnly }))
    .filter((areaStatus) => areaStatus.counts)
    .map(toReportArea);
  const previous = await findPreviousQuestionnaire(context);
  const { report, certificate, marked } = await composeReport(context, input, {
    areas,
    previous,
    answers: state.inForce,
  });
  const offered = listReportSuggestions({ edition, areas, marked, language });
  return {
    ...report,
    info: {
      ...report.info,
      provisional: toFlag(certificate === 'not-decided'),
      reportLocked: toFlag(settings.reportLocked),
    },
    categories: report.categories.map((category) => {
      const ofCategory = offered.highlights.filter((one) => one.category === category.id);
      return {
        ...category,
        highlights: ofCategory.filter(isPraisedArea),
        suggestions: ofCategory.filter((suggestion) => !isPraisedArea(suggestion)),
      };
    }),
    ...offered,
    content: await readReportTexts({ db, questionnaireId: questionnaire.id, language }),
  };
};
