import type { Change } from '../audit/recordChanges.ts';

const finalized = 'finalized';

/** The audit entry of a person's finalization. */
export function finalizationAdded(accountId: number): Change {
  return { subject: subjectOf(accountId), before: null, after: finalized };
}

/** The audit entry of a finalization that was reset, with the reason if one was given. */
export function finalizationReset(accountId: number, reason: string | undefined): Change {
  return { subject: subjectOf(accountId), before: finalized, after: reason ?? null };
}

/** Beginning of the subject of these audit entries; the account's id follows. */
export const finalizationSubject = 'finalization of account ';

function subjectOf(accountId: number): string {
  return `${finalizationSubject}${accountId}`;
}
