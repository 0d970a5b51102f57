import type { AuditChange } from '../audit/recordChanges.ts';

const finalized = 'finalized';

/** Creates the audit entry of a finalization. */
export function createFinalizationAddedChange(accountId: number): AuditChange {
  return { subject: subjectOf(accountId), before: null, after: finalized };
}

/** Creates the audit entry of a reset of a finalization, with the reason if one was given. */
export function createFinalizationResetChange(
  accountId: number,
  reason: string | undefined,
): AuditChange {
  return { subject: subjectOf(accountId), before: finalized, after: reason ?? null };
}

/** Beginning of the subject of audit entries about finalizations and their resets; the account's id follows. */
export const finalizationSubjectPrefix = 'finalization of account ';

function subjectOf(accountId: number): string {
  return `${finalizationSubjectPrefix}${accountId}`;
}
