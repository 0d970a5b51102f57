import type { QuestionnaireDates } from '@cert/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Due date, meeting and expected report, in ISO 8601; null while not set. */
export type PlannedDates = QuestionnaireDates;

/** The dates of a questionnaire, with the times of the reveal and of the release of its report. */
export type QuestionnaireTimes = {
  dates: PlannedDates;
  revealedAt: string | null;
  reportReleasedAt: string | null;
};

/** The columns that `presentDates` needs. */
export type DatesRow = {
  answers_due: string | null;
  meeting_at: Date | null;
  report_due: string | null;
  grades_revealed_at: Date | null;
  report_released_at: Date | null;
};

/** Reads the dates of a questionnaire, and whether its organisation has a questionnaire of a later year. */
export async function readDates(
  db: Database,
  questionnaireId: number,
): Promise<QuestionnaireTimes & { hasLaterYear: boolean }> {
  const row = await db
    .selectFrom('questionnaires as q')
    .select(['answers_due', 'meeting_at', 'report_due', 'grades_revealed_at', 'report_released_at'])
    .select(sql<boolean>`${sql.raw(createHasLaterYearSql('q'))}`.as('has_later_year'))
    .where('id', '=', questionnaireId)
    .executeTakeFirstOrThrow();
  return { ...presentDates(row), hasLaterYear: row.has_later_year };
}

/**
 * Creates an SQL expression: whether the organisation has a questionnaire of a later year that is not hidden.
 * @param questionnaire alias of the table `questionnaires` in the statement
 */
export const createHasLaterYearSql = (questionnaire: string): string =>
  `exists (select 1 from questionnaires later where later.organisation_id = ${questionnaire}.organisation_id
    and later.year > ${questionnaire}.year and not later.is_inactive)`;

/** Converts the dates of a row to the format of the API. */
export function presentDates(row: DatesRow): QuestionnaireTimes {
  return {
    dates: {
      answersDue: row.answers_due,
      meetingAt: row.meeting_at?.toISOString() ?? null,
      reportDue: row.report_due,
    },
    revealedAt: row.grades_revealed_at?.toISOString() ?? null,
    reportReleasedAt: row.report_released_at?.toISOString() ?? null,
  };
}
