import {
  beyondCategories,
  countsInTotal,
  hasText,
  listShownFields,
  reachesPercent,
  type Grade,
  type Language,
} from '@cert/shared/domain';
import type { ReleasedReport } from '@cert/shared/contract';
import { sql } from 'kysely';
import { findPreviousQuestionnaire } from '../questionnaires/findPreviousQuestionnaire.ts';
import { readQuestionnaireData } from '../questionnaires/readQuestionnaireData.ts';
import type { MemberContext, UseCase } from '../useCase.ts';
import { composeReport, type ComposedReport } from './composeReport.ts';
import type { ReportArea } from './presentReportAreas.ts';

/**
 * Reads the report for the organisation's people: only what the printed report shows. Only final grades leave the
 * database. See docs/product/report.md#who-reads-it.
 */
export const readReleasedReport: UseCase<'releasedReport'> = async (input, context) => {
  const { db, account, questionnaire, role, edition } = context;
  const finals = await readReleasedGrades(context);
  const previous = await findPreviousQuestionnaire(context);
  // The organisation sees the grades of the earlier year only if that report is released, too, and all its final grades
  // are set.
  const known = previous?.isReleased && previous.overallPercent !== null ? previous : undefined;
  const areas = listFinalAreas(context, { finals, previous: known?.grades ?? {} });
  if (!finals || areas.some(({ final }) => final === null)) return { report: null };
  const { inForce } = await readQuestionnaireData({
    db,
    questionnaire,
    edition,
    accountId: account.id,
    role,
    hasComments: false,
  });
  const composed = await composeReport(context, input, {
    areas,
    previous: known,
    answers: inForce,
  });
  const { report, certificate } = composed;
  if (certificate === 'not-decided') return { report: null };
  const isAdvanced = report.info.advanced === 1;
  return {
    report: {
      ...report,
      // No sheet shows these values if Above and Beyond is not reached.
      ...(!isAdvanced && { aboveBeyond: [], abBenchmarks: [], abBenchmarksPercentage: [] }),
      ...(await readShownTexts(context, input.language, composed)),
    },
  };
};

/** Reads the final grades by area id; undefined while the report is not released. */
async function readReleasedGrades({
  db,
  questionnaire,
}: MemberContext): Promise<{ [areaId: string]: Grade } | undefined> {
  const { rows } = await sql<{ grades: { [areaId: string]: Grade } }>`
    select (select coalesce(json_object_agg(f.area_id, f.grade), '{}')
      from final_grades f where f.questionnaire_id = q.id) as grades
    from questionnaires q
    where q.id = ${questionnaire.id} and q.report_released_at is not null`.execute(db);
  return rows[0]?.grades;
}

function listFinalAreas(
  { edition, questionnaire }: MemberContext,
  {
    finals = {},
    previous,
  }: {
    finals: { [areaId: string]: Grade } | undefined;
    /** Final grades of the previous questionnaire by area path. */
    previous: { [areaPath: string]: Grade };
  },
): ReportArea[] {
  return [...edition.areas.values()]
    .filter((area) => countsInTotal(area, questionnaire.isKeyOnly))
    .map((area) => {
      const final = finals[area.id] ?? null;
      return { area, grade: final, final, previous: previous[area.path] ?? null };
    });
}

/** Reads the texts of this report in one language, and lists the languages with texts that are missing in this one. */
async function readShownTexts(
  { db, questionnaire, programme }: MemberContext,
  language: Language,
  { report, certificate, shares }: ComposedReport,
): Promise<Pick<ReleasedReport, 'texts' | 'otherLanguages'>> {
  const shown = listShownFields({
    isPassed: certificate === 'passed',
    isAdvanced: report.info.advanced === 1,
    categoryIds: report.categories.map(({ id }) => id),
    outstanding: beyondCategories.filter((category) =>
      reachesPercent(shares[category], programme.thresholds.beyondCategoryPercent),
    ),
  });
  const rows = await db
    .selectFrom('report_fields')
    .select(['field', 'language', 'html'])
    .where('questionnaire_id', '=', questionnaire.id)
    .where('field', 'in', shown)
    .orderBy('field')
    .orderBy('language')
    .execute();
  // An emptied timeline is stored as an empty list.
  const written = rows.filter(({ html }) => hasText(html) && html !== '[]');
  const texts = Object.fromEntries(
    written.filter((row) => row.language === language).map(({ field, html }) => [field, html]),
  );
  const others = written.filter((row) => row.language !== language && !(row.field in texts));
  return {
    texts,
    otherLanguages: [...new Set(others.map((row) => row.language as Language))].toSorted(),
  };
}
