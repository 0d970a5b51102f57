import { accountMails } from './accountMails.ts';
import type { MailKind } from './mailKind.ts';
import { questionnaireMails } from './questionnaireMails.ts';

/** All kinds of mails, by the name in the outbox. See docs/product/mail.md#which-mails-there-are. */
export const mailKinds = { ...accountMails, ...questionnaireMails };

export type MailKindName = keyof typeof mailKinds;

const namesOf = (isAwaited: boolean): readonly string[] =>
  Object.entries<MailKind>(mailKinds).flatMap(([name, kind]) =>
    (kind.isAwaited ?? false) === isAwaited ? [name] : [],
  );
/** The kinds of mails for which their readers wait, and all others. */
export const awaitedMailKinds = namesOf(true);
export const otherMailKinds = namesOf(false);
