import { defaultLanguage, type OptionalMailKind, type Role } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import { mailKinds } from './mailKinds.ts';

/** Mails about a questionnaire to its members with these roles, except to the person who caused them if so wished. */
export type MemberMails = {
  kind: OptionalMailKind;
  questionnaireId: number;
  roles: readonly Role[];
  exceptAccountId?: number;
};

/**
 * Puts mails about a questionnaire into the outbox, in the transaction of their cause: each in the language in which its
 * reader signed in last. Nobody gets one whose account is disabled, or who has switched off mails of this kind. Does
 * nothing if this installation sends no mail.
 */
export type QueueMemberMails = (trx: Database, mails: MemberMails) => Promise<void>;

/** Creates the function that queues mails to members. @param hasMail whether this installation sends mail */
export function createMemberMailQueue({
  hasMail,
  now,
}: {
  hasMail: boolean;
  now: () => Date;
}): QueueMemberMails {
  return async (trx, { kind, questionnaireId, roles, exceptAccountId = 0 }) => {
    if (!hasMail) return;
    const at = now();
    const sendUntil = new Date(at.getTime() + mailKinds[kind].sendWithinMs);
    await trx
      .insertInto('outbox')
      .columns([
        ...(['account_id', 'kind', 'language', 'questionnaire_id'] as const),
        ...(['created_at', 'due_at', 'send_until'] as const),
      ])
      .expression((from) =>
        from
          .selectFrom('members as m')
          .innerJoin('accounts as a', 'a.id', 'm.account_id')
          .select(({ val, fn }) => [
            'a.id',
            val<string>(kind).as('kind'),
            fn.coalesce('a.mail_language', val(defaultLanguage)).as('language'),
            'm.questionnaire_id',
            val(at).as('created_at'),
            val(at).as('due_at'),
            val(sendUntil).as('send_until'),
          ])
          .where('m.questionnaire_id', '=', questionnaireId)
          .where('m.role', 'in', roles)
          .where('a.id', '!=', exceptAccountId)
          .where('a.disabled_at', 'is', null)
          .where(({ eb, val, fn }) =>
            eb.not(eb(val<string>(kind), '=', fn.any('a.unwanted_mails'))),
          ),
      )
      .execute();
  };
}

/** Removes the mails of a kind about a questionnaire that still wait, because their cause was taken back. */
export async function cancelMemberMails(
  trx: Database,
  { kind, questionnaireId }: { kind: OptionalMailKind; questionnaireId: number },
): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('kind', '=', kind)
    .where('questionnaire_id', '=', questionnaireId)
    .execute();
}
