import { countsInTotal, refuse, releaseWithdrawalLockReason } from '@cert/shared/domain';
import { recordChanges, type AuditChange } from '../audit/recordChanges.ts';
import type { Database } from '../database/connect.ts';
import { cancelMemberMails, type QueueMemberMails } from '../mail/queueMemberMails.ts';
import { readDates } from '../overview/readDates.ts';
import type { ExclusiveContext, UseCase } from '../useCase.ts';

/**
 * Releases the report to the organisation, or takes the release back. Does nothing if the report is already in this
 * state. See docs/product/report.md#release.
 * @throws Refusal grades-missing with the areas that have no final grade; locked with `{reason}` when a release is
 *   taken back while the report is locked
 */
export const setReportRelease: UseCase<'reportReleaseSet'> = async ({ released }, context) => {
  const { db, account, questionnaire, now, queueMemberMails } = context;
  const { reportReleasedAt: before } = await readDates(db, questionnaire.id);
  if (released === (before !== null)) return { reportReleasedAt: before };
  if (released) await assertDecided(context);
  const reason = released ? undefined : releaseWithdrawalLockReason(questionnaire.settings);
  if (reason) throw refuse('locked', { reason });
  const at = now();
  const change = await saveRelease(db, {
    questionnaireId: questionnaire.id,
    before,
    releasedAt: released ? at : null,
    queueMemberMails,
  });
  await recordChanges(db, {
    at,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'reportReleaseSet',
    changes: [change],
  });
  return { reportReleasedAt: released ? at.toISOString() : null };
};

/**
 * Stores the time of the release, in the transaction of the caller, who records the returned change in the audit trail.
 * Its subject is visible to clients (`audit/buildVisibleAuditRowsCondition.ts`). The organisation's people get a mail.
 * @param releasedAt null takes the release back
 */
export async function saveRelease(
  db: Database,
  {
    questionnaireId,
    before,
    releasedAt,
    queueMemberMails,
  }: {
    questionnaireId: number;
    before: string | null;
    releasedAt: Date | null;
    queueMemberMails: QueueMemberMails;
  },
): Promise<AuditChange> {
  await db
    .updateTable('questionnaires')
    .set({ report_released_at: releasedAt })
    .where('id', '=', questionnaireId)
    .executeTakeFirstOrThrow();
  const mails = { kind: 'report-released', questionnaireId } as const;
  await (releasedAt === null ? cancelMemberMails : queueMemberMails)(db, mails);
  return { subject: 'reportReleasedAt', before, after: releasedAt?.toISOString() ?? null };
}

async function assertDecided({ db, questionnaire, edition }: ExclusiveContext): Promise<void> {
  const rows = await db
    .selectFrom('final_grades')
    .select('area_id')
    .where('questionnaire_id', '=', questionnaire.id)
    .execute();
  const decided = new Set(rows.map((row) => row.area_id));
  const missing = [...edition.areas.values()].filter(
    (area) => countsInTotal(area, questionnaire.isKeyOnly) && !decided.has(area.id),
  );
  if (missing.length > 0) throw refuse('grades-missing', { areas: missing.map(({ id }) => id) });
}
