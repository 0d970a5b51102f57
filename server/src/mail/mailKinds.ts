import { accountMails } from './accountMails.ts';
import type { MailKind } from './mailKind.ts';
import { questionnaireMails } from './questionnaireMails.ts';

/** All kinds of mails, by the name in the outbox. See docs/product/mail.md#which-mails-there-are. */
export const mailKinds = { ...accountMails, ...questionnaireMails };

export type MailKindName = keyof typeof mailKinds;

const accountMailKinds: Record<string, MailKind> = accountMails;

/** The kinds of mails for which their readers wait. */
export const awaitedMailKinds = Object.keys(accountMailKinds).filter(
  (name) => accountMailKinds[name]?.isAwaited,
);
/**
 * How urgent a mail about an account is: 0 if its reader waits for it, otherwise 1. Mails about a questionnaire have 2,
 * so that a warning never waits behind thousands of reminders.
 */
export function findMailUrgency(kind: keyof typeof accountMails): 0 | 1 {
  return awaitedMailKinds.includes(kind) ? 0 : 1;
}
