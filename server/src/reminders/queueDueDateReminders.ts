import { addDays, getToday, type Moment } from '@cert/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { EditionReader } from '../editions/edition.ts';
import type { QueueMemberMails } from '../mail/queueMemberMails.ts';
import { createChangeCountSql, readProgress, type ProgressRow } from '../overview/readProgress.ts';

/** How many days before the due date the organisation is reminded. */
const daysBefore = [14, 7, 1] as const;
/** How many days late a reminder is still sent, if no server ran on its day. */
const graceDays = 1;
/** Nobody is reminded before this hour of the day in the programme's time zone. */
const firstHour = 8;

/**
 * Reminds organisations of the due date of their answers 14, 7 and 1 days before it, with the number of missing
 * answers. Sends nothing if the answers were submitted or while the questionnaire is hidden. A new due date brings new
 * reminders. Call it in a transaction. See docs/product/mail.md#reminders.
 */
export async function queueDueDateReminders({
  db,
  moment,
  readEdition,
  releaseId,
  queueMemberMails,
}: {
  db: Database;
  moment: Moment;
  readEdition: EditionReader;
  releaseId: string;
  queueMemberMails: QueueMemberMails;
}): Promise<void> {
  if (readHour(moment) < firstHour) return;
  const today = getToday(moment);
  for (const days of daysBefore)
    for (let late = 0; late <= graceDays; late += 1) {
      const told = await claimReminders(db, { due: addDays(today, days - late), days });
      const progress = await readProgress({ db, readEdition, releaseId }, told);
      for (const { id } of told)
        await queueMemberMails(db, {
          kind: 'answers-due',
          questionnaireId: id,
          detail: String(progress.get(id)?.left ?? 0),
        });
    }
}

/** Marks the questionnaires with this due date as reminded. @returns those that were not reminded before */
async function claimReminders(
  db: Database,
  { due, days }: { due: string; days: number },
): Promise<ProgressRow[]> {
  const { rows } = await sql<ProgressRow>`
    with told as (
      insert into told_due_dates (questionnaire_id, due, days_before)
      select id, answers_due, ${days}::integer from questionnaires
      where answers_due = ${due}::date and not is_locked and not is_inactive
      on conflict do nothing returning questionnaire_id)
    select q.id, q.year, q.edition_id, q.is_key_only, ${sql.raw(createChangeCountSql('q.id'))} as changes,
      case when p.questionnaire_id is not null then json_build_object('version', p.version,
        'answerable', p.answerable, 'completed', p.completed, 'missing', p.missing) end as stored
    from told join questionnaires q on q.id = told.questionnaire_id
      left join questionnaire_progress p on p.questionnaire_id = q.id
    order by q.id`.execute(db);
  return rows;
}

/** The hour of the day, 0 to 23, in the programme's time zone. */
function readHour({ now, timeZone }: Moment): number {
  const format = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
  return Number(format.format(now));
}
