import { isPlannable, refuse } from '@cert/shared/domain';
import { recordChanges, type AuditChange } from '../audit/recordChanges.ts';
import type { Database } from '../database/connect.ts';
import { cancelMemberMails } from '../mail/queueMemberMails.ts';
import type { UseCase } from '../useCase.ts';
import { readDates, type PlannedDates } from './readDates.ts';

/**
 * Sets or (with null) clears the due date of the answers, the meeting and the day of the expected report. Equal values
 * change nothing; a missing `reportDue` keeps the stored day. The dates lock nothing, and they can also be changed
 * while the questionnaire is locked. See docs/product/overview.md#dates.
 * @throws Refusal invalid-input for a date that is not in the years 2000 to 2100
 */
export const setDates: UseCase<'questionnaireDatesSet'> = async (
  { answersDue, meetingAt, reportDue },
  { db, account, questionnaire, now },
) => {
  const { dates } = await readDates(db, questionnaire.id);
  const wanted = {
    answersDue,
    meetingAt: meetingAt && new Date(meetingAt).toISOString(),
    reportDue: reportDue === undefined ? dates.reportDue : reportDue,
  };
  const wrong = Object.entries(wanted).filter(([, given]) => given !== null && !isPlannable(given));
  if (wrong.length > 0)
    throw refuse('invalid-input', {
      fields: Object.fromEntries(wrong.map(([name]) => [name, 'malformed'])),
    });
  const changes = await saveDates(db, { questionnaireId: questionnaire.id, before: dates, wanted });
  await recordChanges(db, {
    at: now(),
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'questionnaireDatesSet',
    changes,
  });
  return wanted;
};

/**
 * Stores the changed dates. Call it in a transaction that has locked the questionnaire's row since `before` was read.
 * @returns the changes, which the caller must record in the audit trail; clients may see them there
 *   (`audit/buildVisibleAuditRowsCondition.ts`)
 */
export async function saveDates(
  db: Database,
  {
    questionnaireId,
    before,
    wanted,
  }: { questionnaireId: number; before: PlannedDates; wanted: PlannedDates },
): Promise<AuditChange[]> {
  const changes = (['answersDue', 'meetingAt', 'reportDue'] as const)
    .filter((name) => before[name] !== wanted[name])
    .map((name) => ({ subject: name, before: before[name], after: wanted[name] }));
  if (changes.length > 0)
    await db
      .updateTable('questionnaires')
      .set({
        answers_due: wanted.answersDue,
        meeting_at: wanted.meetingAt === null ? null : new Date(wanted.meetingAt),
        report_due: wanted.reportDue,
      })
      .where('id', '=', questionnaireId)
      .execute();
  if (before.answersDue !== wanted.answersDue)
    await cancelMemberMails(db, { kind: 'answers-due', questionnaireId });
  return changes;
}
