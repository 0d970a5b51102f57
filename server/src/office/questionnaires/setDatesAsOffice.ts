import { countsInTotal } from '@cert/shared/domain';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { QuestionnairesTable } from '../../database/questionnaireTables.ts';
import { presentDates, type PlannedDates } from '../../overview/readDates.ts';
import type { AuditChange } from '../../audit/recordChanges.ts';
import type { QueueMemberMails } from '../../mail/queueMemberMails.ts';
import { saveRelease } from '../../report/setReportRelease.ts';
import { saveDates } from '../../overview/setDates.ts';
import { UsageError } from '../command-line/usageError.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';

/** Dates and release of a questionnaire, in ISO 8601; null while not set. */
export type OfficeDates = PlannedDates & { reportReleasedAt: string | null };

/**
 * Changes the due date, the meeting and the day of the expected report, and releases the report to the organisation or
 * withdraws it. An undefined field of `given` changes nothing. Call it in a transaction. See
 * docs/product/overview.md#outcome.
 * @returns all current dates, and the names of the changed ones
 * @throws UsageError if the report would be released before all final grades are set
 */
export async function setDatesAsOffice({
  db,
  questionnaire,
  given: { answersDue, meetingAt, reportDue, isReleased },
  at,
  queueMemberMails,
}: {
  db: Database;
  questionnaire: Selectable<QuestionnairesTable>;
  given: {
    answersDue?: string | null | undefined;
    meetingAt?: string | null | undefined;
    reportDue?: string | null | undefined;
    isReleased?: boolean | undefined;
  };
  at: Date;
  queueMemberMails: QueueMemberMails;
}): Promise<{ dates: OfficeDates; changed: string[] }> {
  const { dates: before, reportReleasedAt } = presentDates(questionnaire);
  const wanted: PlannedDates = {
    answersDue: answersDue === undefined ? before.answersDue : answersDue,
    meetingAt: meetingAt === undefined ? before.meetingAt : meetingAt,
    reportDue: reportDue === undefined ? before.reportDue : reportDue,
  };
  const dateChanges = await saveDates(db, { questionnaireId: questionnaire.id, before, wanted });
  const releases: AuditChange[] = [];
  // If the report is already released, the time of its release stays.
  const isReleaseUnchanged = isReleased === undefined || isReleased === (reportReleasedAt !== null);
  const releasedAt = isReleased ? at.toISOString() : null;
  if (!isReleaseUnchanged) {
    if (isReleased) await assertDecided(db, questionnaire);
    releases.push(
      await saveRelease(db, {
        questionnaireId: questionnaire.id,
        before: reportReleasedAt,
        releasedAt: isReleased ? at : null,
        queueMemberMails,
      }),
    );
  }
  // The trail shows the same actions as for a change by the main certifier.
  for (const [action, changes] of [
    ['questionnaireDatesSet', dateChanges],
    ['reportReleaseSet', releases],
  ] as const)
    await recordOfficeChanges(db, {
      at,
      action,
      changes: changes.map((change) => ({ questionnaireId: questionnaire.id, ...change })),
    });
  return {
    dates: { ...wanted, reportReleasedAt: isReleaseUnchanged ? reportReleasedAt : releasedAt },
    changed: [...dateChanges, ...releases].map(({ subject }) => subject),
  };
}

async function assertDecided(
  db: Database,
  questionnaire: Selectable<QuestionnairesTable>,
): Promise<void> {
  const areas = await db
    .selectFrom('areas as a')
    .innerJoin('categories as c', 'c.id', 'a.category_id')
    .leftJoin('final_grades as f', (join) =>
      join.onRef('f.area_id', '=', 'a.id').on('f.questionnaire_id', '=', questionnaire.id),
    )
    .select(['a.min_grade as minGrade', 'f.grade'])
    .where('c.edition_id', '=', questionnaire.edition_id)
    .execute();
  const counting = areas.filter((area) => countsInTotal(area, questionnaire.is_key_only));
  const undecided = counting.filter(({ grade }) => grade === null);
  if (undecided.length > 0)
    throw new UsageError(
      `The report cannot be released yet: ${undecided.length} of ${counting.length} areas have no final grade.`,
    );
}
