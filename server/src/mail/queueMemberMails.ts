import { sql } from 'kysely';
import { defaultLanguage, rolesByMailKind, type OptionalMailKind } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import type { MailKind } from './mailKind.ts';
import { mailKinds } from './mailKinds.ts';

/** The kind of mail, and the questionnaire that it is about. */
export type MemberMailTopic = { kind: OptionalMailKind; questionnaireId: number };

/** Mails to the members of a questionnaire. */
export type MemberMails = MemberMailTopic & {
  /** The account that caused the mails; it gets none. */
  exceptAccountId?: number | null;
  /** The only account that gets a mail; absent if all readers get one. */
  onlyAccountId?: number;
  /** Fills `{detail}` in the texts of the kind; required if they hold it. */
  detail?: string;
};

/**
 * Puts mails about a questionnaire into the outbox, in the transaction of their cause: to everybody who may get them
 * (`buildMailReadersQuery`), in the language that the reader has chosen or has signed in with last. Does nothing if
 * this installation sends no mail.
 */
export type QueueMemberMails = (trx: Database, mails: MemberMails) => Promise<void>;

/** Creates the function that queues mails to members. @param hasMail whether this installation sends mail */
export function createQueueMemberMails({
  hasMail,
  now,
}: {
  hasMail: boolean;
  now: () => Date;
}): QueueMemberMails {
  return async (trx, { exceptAccountId = null, onlyAccountId, detail = null, ...topic }) => {
    if (!hasMail) return;
    const at = now();
    const { collectedForMs = 0 }: MailKind = mailKinds[topic.kind];
    const dueAt = new Date(at.getTime() + collectedForMs);
    const sendUntil = new Date(at.getTime() + mailKinds[topic.kind].sendWithinMs);
    await trx
      .insertInto('outbox')
      .columns([
        ...(['account_id', 'kind', 'language', 'detail', 'questionnaire_id'] as const),
        ...(['created_at', 'due_at', 'send_until'] as const),
      ])
      .expression(
        buildMailReadersQuery(trx, topic)
          .select(({ val, fn }) => [
            'a.id',
            val<string>(topic.kind).as('kind'),
            fn
              .coalesce('a.chosen_mail_language', 'a.mail_language', val(defaultLanguage))
              .as('language'),
            val(detail).as('detail'),
            'm.questionnaire_id',
            val(at).as('created_at'),
            val(dueAt).as('due_at'),
            val(sendUntil).as('send_until'),
          ])
          .where('a.id', 'is distinct from', exceptAccountId)
          .$if(onlyAccountId !== undefined, (to) => to.where('a.id', '=', onlyAccountId ?? 0))
          .$if(collectedForMs > 0, (to) =>
            to.where(({ not, exists }) => not(exists(selectWaiting(trx, topic)))),
          ),
      )
      .execute();
  };
}

/**
 * Selects the accounts (`a`) that may get mails of a kind about a questionnaire: members in a role that gets them, who
 * have chosen a password, have not switched these mails off and can open the questionnaire. The same condition is
 * checked when a mail is queued, and again when it is sent.
 */
export function buildMailReadersQuery(db: Database, { kind, questionnaireId }: MemberMailTopic) {
  return db
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('questionnaires as q', 'q.id', 'm.questionnaire_id')
    .where('m.questionnaire_id', '=', questionnaireId)
    .where('m.role', 'in', rolesByMailKind[kind])
    .where('a.disabled_at', 'is', null)
    .where('a.password_hash', 'is not', null)
    .where((is) => is.or([is('m.role', '!=', 'client'), is('q.is_inactive', '=', false)]))
    .where(({ eb, val, fn }) => eb.not(eb(val<string>(kind), '=', fn.any('a.unwanted_mails'))));
}

/**
 * Selects a waiting mail of this kind about the questionnaire to the account `a` that no server has tried to send yet.
 */
function selectWaiting(db: Database, { kind, questionnaireId }: MemberMailTopic) {
  return db
    .selectFrom('outbox as o')
    .select('o.id')
    .where(sql<boolean>`o.account_id = a.id`)
    .where('o.kind', '=', kind)
    .where('o.questionnaire_id', '=', questionnaireId)
    .where('o.attempts', '=', 0)
    .where('o.given_up_at', 'is', null);
}

/** Removes the mails of a kind about a questionnaire that still wait, because their cause was taken back. */
export async function cancelMemberMails(
  trx: Database,
  { kind, questionnaireId }: MemberMailTopic,
): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('kind', '=', kind)
    .where('questionnaire_id', '=', questionnaireId)
    .execute();
}
