import {
  beyondCategories,
  hasText,
  listChangedFigures,
  selectTextFigures,
  sharePercent,
  type ReportFigure,
} from '@cert/shared/domain';
import { countMarksByCategory, readMarksInForce } from '../above-beyond/beyondMarks.ts';
import { computeAreaStatus } from '../questionnaires/areaStatus.ts';
import { readQuestionnaireData } from '../questionnaires/readQuestionnaireData.ts';
import type { MemberContext, UseCase } from '../useCase.ts';
import { toFlag } from '../toFlag.ts';
import { toReportArea } from './presentReportAreas.ts';
import { findFigure } from './comparing/contribution.ts';

/**
 * Reads the organisation's own figures in the report, as the caller sees them.
 * @param isFinal leaves out the areas without a final grade: until it is set, each certifier sees a different grade,
 *   and a comparison would reveal the grade of one certifier to another
 */
export async function readReportFigures(
  context: MemberContext,
  { isFinal }: { isFinal: boolean },
): Promise<ReportFigure[]> {
  const { db, account, questionnaire, role, edition } = context;
  const { isKeyOnly } = questionnaire;
  const accountId = account.id;
  const state = await readQuestionnaireData({
    db,
    questionnaire,
    edition,
    accountId,
    role,
    hasComments: false,
  });
  const marked = await readMarksInForce(context);
  const shares = countMarksByCategory(edition, marked);
  return [
    ...edition.categories.flatMap(({ id: categoryId, areas }) =>
      areas.flatMap((area): ReportFigure[] => {
        const status = computeAreaStatus({ area, state, isKeyOnly });
        const hasGrade = status.counts && (!isFinal || status.grades?.final != null);
        return [
          ...(hasGrade
            ? [{ name: `area_${area.id}`, categoryId, value: toReportArea(status).grade }]
            : []),
          ...area.questions
            .filter(({ benchmark }) => benchmark)
            .map((question) => ({
              name: `figure_${question.key}`,
              ...(question.beyondCategory === null
                ? { categoryId }
                : { beyond: question.beyondCategory }),
              value: findFigure(question, state.inForce),
            })),
        ];
      }),
    ),
    ...beyondCategories.map((beyond) => ({
      name: `beyond_${beyond}`,
      beyond,
      value: sharePercent(shares[beyond], context.programme.thresholds),
    })),
  ];
}

/**
 * Reads for each text of the report, in each language, whether it is written, when it was last changed, and which of
 * the figures that the text is about have changed since then. See docs/product/report.md#overview-of-texts.
 */
export const readReportTextStatuses: UseCase<'reportWriting'> = async (_input, context) => {
  const rows = await context.db
    .selectFrom('report_fields')
    .select(['field', 'language', 'html', 'saved_at', 'figures'])
    .where('questionnaire_id', '=', context.questionnaire.id)
    .orderBy('field')
    .orderBy('language')
    .execute();
  const figures = await readReportFigures(context, { isFinal: true });
  return rows.map(({ field, language, saved_at, figures: then, html }) => ({
    field,
    language,
    isWritten: toFlag(hasText(html)),
    savedAt: saved_at.toISOString(),
    changedFigures: then ? listChangedFigures(then, selectTextFigures(field, figures)) : [],
  }));
};
