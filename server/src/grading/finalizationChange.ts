import type { Change } from '../audit/recordChanges.ts';

const finalized = 'finalized';

/** A person's finalization in the audit trail. */
export function finalizationAdded(accountId: number): Change {
  return { subject: subjectOf(accountId), before: null, after: finalized };
}

/** A finalization that was reset, with the reason if one was given. */
export function finalizationReset(accountId: number, reason: string | undefined): Change {
  return { subject: subjectOf(accountId), before: finalized, after: reason ?? null };
}

/** Prefix of the trail's subjects of finalizations; the account's id follows. */
export const finalizationSubject = 'finalization of account ';

function subjectOf(accountId: number): string {
  return `${finalizationSubject}${accountId}`;
}
