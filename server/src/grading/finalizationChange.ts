import type { Change } from '../audit/recordChanges.ts';

const finalized = 'finalized';

/** A person's finalization as the audit trail keeps it. */
export function finalizationAdded(accountId: number): Change {
  return { subject: subjectOf(accountId), before: null, after: finalized };
}

/** A finalization that was set back, with the reason where one was given. */
export function finalizationReset(accountId: number, reason: string | undefined): Change {
  return { subject: subjectOf(accountId), before: finalized, after: reason ?? null };
}

/** How the trail's subjects of finalizations begin; the account's id follows. */
export const finalizationSubject = 'finalization of account ';

function subjectOf(accountId: number): string {
  return `${finalizationSubject}${accountId}`;
}
