import type { Language } from '@cert/shared/domain';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import { mailKinds, type MailKindName } from './mailKinds.ts';

/** A mail to the owner of an account, in the language that the reader uses. */
export type QueuedMail = { accountId: number; kind: MailKindName; language: Language };

/**
 * Puts a mail into the outbox, in the transaction of its cause: it is sent after the commit, and never if the
 * transaction is rolled back. Does nothing if this installation sends no mail.
 */
export type QueueMail = (trx: TransactionDatabase, mail: QueuedMail) => Promise<void>;

/** Creates the function that puts mails into the outbox. @param hasMail whether this installation sends mail */
export function createMailQueue({
  hasMail,
  now,
}: {
  hasMail: boolean;
  now: () => Date;
}): QueueMail {
  return async (trx, { accountId, kind, language }) => {
    if (!hasMail) return;
    const at = now();
    await trx
      .insertInto('outbox')
      .values({
        account_id: accountId,
        kind,
        language,
        created_at: at,
        due_at: at,
        send_until: new Date(at.getTime() + mailKinds[kind].sendWithinMs),
      })
      .execute();
  };
}
