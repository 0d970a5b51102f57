import type { QuestionnaireDates } from '@cert/shared/contract';
import type { Database } from '../database/connect.ts';

/** Due date, meeting and expected report, in ISO 8601; null while not set. */
export type Dates = QuestionnaireDates;

/** The dates of a questionnaire, with the times of the reveal and of the release of its report. */
export type QuestionnaireTimes = {
  dates: Dates;
  revealedAt: string | null;
  reportReleasedAt: string | null;
};

/** The columns that `presentTimes` needs. */
export type TimesRow = {
  answers_due: string | null;
  meeting_at: Date | null;
  report_due: string | null;
  grades_revealed_at: Date | null;
  report_released_at: Date | null;
};

/** Reads the dates of a questionnaire. */
export async function readDates(
  db: Database,
  questionnaireId: number,
): Promise<QuestionnaireTimes> {
  const row = await db
    .selectFrom('questionnaires')
    .select(['answers_due', 'meeting_at', 'report_due', 'grades_revealed_at', 'report_released_at'])
    .where('id', '=', questionnaireId)
    .executeTakeFirstOrThrow();
  return presentTimes(row);
}

/** Converts the dates of a row to the format of the API. */
export function presentTimes(row: TimesRow): QuestionnaireTimes {
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
