import { defaultLanguage, type Language } from '@cert/shared/domain';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import type { accountMails } from './accountMails.ts';
import { findMailUrgency, mailKinds } from './mailKinds.ts';

/** A mail to the owner of an account. */
export type QueuedMail = {
  accountId: number;
  kind: keyof typeof accountMails;
  /**
   * Language of the page that caused the mail. The language that the owner has chosen on the account page comes first;
   * without both, the mail is in the language of the last sign-in.
   */
  language: Language | undefined;
  /** Fills `{detail}` in the texts of the kind; required if they hold it. */
  detail?: string;
};

/**
 * Puts a mail into the outbox, in the transaction of its cause: it is sent after the commit, and never if the
 * transaction is rolled back. Does nothing if this installation sends no mail, or if there is no such account: the
 * statement is the same, so that its time does not tell whether there is one.
 */
export type QueueMail = (trx: TransactionDatabase, mail: QueuedMail) => Promise<void>;

/** Creates the function that puts mails into the outbox. @param hasMail whether this installation sends mail */
export function createQueueMail({
  hasMail,
  now,
}: {
  hasMail: boolean;
  now: () => Date;
}): QueueMail {
  return async (trx, { accountId, kind, language, detail }) => {
    if (!hasMail) return;
    const at = now();
    const sendUntil = new Date(at.getTime() + mailKinds[kind].sendWithinMs);
    await trx
      .insertInto('outbox')
      .columns([
        ...(['account_id', 'kind', 'urgency', 'language', 'detail'] as const),
        ...(['created_at', 'due_at', 'send_until'] as const),
      ])
      .expression((from) =>
        from
          .selectFrom('accounts')
          .select(({ val, fn }) => [
            'id',
            val<string>(kind).as('kind'),
            val<number>(findMailUrgency(kind)).as('urgency'),
            fn
              .coalesce(
                'chosen_mail_language',
                val(language ?? null),
                'mail_language',
                val(defaultLanguage),
              )
              .as('language'),
            val(detail ?? null).as('detail'),
            val(at).as('created_at'),
            val(at).as('due_at'),
            val(sendUntil).as('send_until'),
          ])
          .where('id', '=', accountId),
      )
      .execute();
  };
}
