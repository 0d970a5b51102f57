import {
  calculateResultPercent,
  countsInTotal,
  isInTeam,
  canSeeOutcome,
  pairYearOnYearGrades,
  selectShownGrade,
  type Grade,
} from '@cert/shared/domain';
import type { QuestionnaireOverview } from '@cert/shared/contract';
import { sql } from 'kysely';
import { readMarksInForce } from '../above-beyond/beyondMarks.ts';
import { toFlag } from '../toFlag.ts';
import type { AreaStatus } from '../questionnaires/areaStatus.ts';
import { decideOutcome } from '../report/decideOutcome.ts';
import type { MemberContext } from '../useCase.ts';

/**
 * Reads the outcome: for the team once it is decided; for the organisation once it is decided and the report has been
 * released to it; otherwise null. See docs/product/overview.md#outcome.
 */
export async function readVisibleOutcome(
  context: MemberContext,
  isReportReleased: boolean,
): Promise<QuestionnaireOverview['outcome']> {
  const { role, questionnaire, edition } = context;
  // Grades that a client may not know stay in the database.
  if (!canSeeOutcome(role, { isDecided: true, isReportReleased })) return null;
  const grades = await readFinalGrades(context);
  const finals = [...edition.areas.values()]
    .filter((area) => countsInTotal(area, questionnaire.isKeyOnly))
    .map(({ id, minGrade }) => ({ minGrade, final: grades.get(id) ?? null }));
  const marked = await readMarksInForce(context);
  const { certificate, beyond } = await decideOutcome(context, finals, marked);
  const isDecided = certificate !== 'not-decided';
  if (!canSeeOutcome(role, { isDecided, isReportReleased })) return null;
  return {
    passed: toFlag(certificate === 'passed'),
    beyond: toFlag(beyond === 'passed'),
    percent: calculateResultPercent(
      finals.map(({ final }) => final),
      context.programme.thresholds,
    ),
  };
}

/**
 * Reads the grades of the organisation's previous questionnaire beside those of this one. The team gets those grades of
 * this one that `selectShownGrade` selects; the organisation gets the final grades, once the reports of both years have
 * been released to it. See docs/product/overview.md#year-on-year.
 * @param areaStatuses the areas that count
 */
export async function readYearOnYear(
  context: MemberContext,
  {
    isReportReleased,
    areaStatuses,
  }: { isReportReleased: boolean; areaStatuses: readonly AreaStatus[] },
): Promise<QuestionnaireOverview['yearOnYear']> {
  const isForTeam = isInTeam(context.role);
  if (!isForTeam && !isReportReleased) return null;
  const previous = await readPreviousGrades(context, isForTeam);
  if (!previous) return null;
  const finals = isForTeam ? undefined : await readFinalGrades(context);
  const areas = pairYearOnYearGrades(
    areaStatuses.map(({ area: { id, path }, grades }) => ({
      id,
      path,
      now: grades ? selectShownGrade(grades) : (finals?.get(id) ?? null),
    })),
    previous.grades,
  );
  return areas ? { year: previous.year, areas } : null;
}

/**
 * Reads the final grades of the organisation's previous questionnaire by area path; none if a client may not know them.
 */
async function readPreviousGrades(
  { db, questionnaire: { organisationId, year } }: MemberContext,
  isForTeam: boolean,
): Promise<{ year: number; grades: { [areaPath: string]: Grade } } | undefined> {
  // A client may know the grades of the previous questionnaire (`p`) only if `p` is not hidden and its report released.
  const isKnown = isForTeam
    ? sql`true`
    : sql`p.report_released_at is not null and not p.is_inactive`;
  const { rows } = await sql<{ year: number; grades: { [areaPath: string]: Grade } }>`
    select p.year, (select coalesce(json_object_agg(k.key || '/' || a.key, f.grade), '{}')
      from final_grades f join areas a on a.id = f.area_id join categories k on k.id = a.category_id
      where f.questionnaire_id = p.id and ${isKnown}) as grades
    from questionnaires p where p.organisation_id = ${organisationId} and p.year < ${year}
    order by p.year desc limit 1`.execute(db);
  return rows[0];
}

async function readFinalGrades({ db, questionnaire }: MemberContext): Promise<Map<number, Grade>> {
  const rows = await db
    .selectFrom('final_grades')
    .select(['area_id', 'grade'])
    .where('questionnaire_id', '=', questionnaire.id)
    .execute();
  return new Map(rows.map((row) => [row.area_id, row.grade as Grade]));
}
