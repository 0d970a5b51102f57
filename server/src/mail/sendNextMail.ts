import { sql } from 'kysely';
import { findBandResult, isOptionalMailKind, type Band, type Language } from '@cert/shared/domain';
import {
  createEmailChangeLink,
  emailChangeMailKinds,
  formatEmailChangeLink,
} from '../accounts/email-change/emailChangeLinks.ts';
import { createPasswordLink, formatPasswordLink } from '../accounts/passwordLinks.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Programme } from '../programme/programme.ts';
import { mailKinds, type MailKindName } from './mailKinds.ts';
import type { MailKind } from './mailKind.ts';
import type { MailEvent, MailOutcome } from './mailEvent.ts';
import { classifyMailFailure, type MailTransport } from './mailTransport.ts';
import { buildMailReadersQuery } from './queueMemberMails.ts';
import { renderMail } from './renderMail.ts';

const minuteMs = 60_000;

/**
 * Time for which a mail belongs to the server that has taken it. It is longer than all time limits of a connection
 * together, so another server can take the mail only if the first one has died.
 */
const leaseMs = 5 * minuteMs;

/** Pause in minutes before the next attempt, by the number of attempts so far. */
const pauseMinutes: readonly Band<number>[] = [
  { from: 0, gives: 1 },
  { from: 2, gives: 5 },
  { from: 3, gives: 15 },
  { from: 4, gives: 60 },
  { from: 5, gives: 240 },
];

/** How long a mail that was given up stays in the list of the office. */
const keptGivenUpMs = 30 * 24 * 60 * minuteMs;

/** Dependencies of the function that sends mails. */
export type NextMailSenderDependencies = {
  db: Database;
  transport: MailTransport;
  programme: Programme;
  /** The site's origin, to which links lead. */
  origin: string;
  now: () => Date;
  logEvent: (event: MailEvent) => void;
};

/**
 * Creates the function that sends the next mail: the one that has been due for longest among the most urgent ones.
 * Several servers may send at once: each mail is taken by one of them. No transaction is open while a mail is being
 * sent. A mail that was acknowledged is never sent again by this process, even if the database fails at that moment:
 * its row is removed before the next mail is taken.
 * @returns the outcome; `none` if no mail is due
 * @throws {Error} if the database fails
 */
export function createNextMailSender({
  db,
  transport,
  programme,
  origin,
  now,
  logEvent,
}: NextMailSenderDependencies): () => Promise<MailOutcome | 'none'> {
  const acknowledged = new Set<number>();

  return async () => {
    for (const id of acknowledged) {
      await remove(db, id);
      acknowledged.delete(id);
    }
    const mail = await takeMail(db, now());
    if (!mail) return 'none';
    const { id, kind, attempts } = mail;
    const log = (outcome: MailOutcome, reason?: string): MailOutcome => {
      logEvent({ event: 'mail', outcome, mailId: id, kind, attempts, ...(reason && { reason }) });
      return outcome;
    };
    if (now() > mail.sendUntil) {
      await giveUp(db, { id, reason: mail.reason ?? 'too late', at: now() });
      return log('given-up', 'too late');
    }
    const link = (await mayBeSent(db, mail)) && (await makeLink(db, mail, { origin, at: now() }));
    if (!link) {
      await giveUp(db, { id, reason: 'not needed', at: now() });
      return log('given-up', 'not needed');
    }
    const { name, language, createdAt, messageId, title, year, due } = mail;
    const { to = mail.email, detail = mail.detail } = link;
    const { isToStranger }: MailKind = mailKinds[kind];
    const about = title === null || year === null ? undefined : { title, year, due };
    try {
      await transport.send({
        ...renderMail(kind, { language, name, at: createdAt, detail, about, programme, link }),
        to: { name: isToStranger ? '' : name, address: to },
        fromName: programme.product,
        ...(isOptionalMailKind(kind) && { switchOffAt: `${origin}/account` }),
        messageId: `${createdAt.getTime()}-${messageId}`,
      });
    } catch (error) {
      const failure = classifyMailFailure(error);
      const nextAt = new Date(now().getTime() + findBandResult(pauseMinutes, attempts) * minuteMs);
      if (failure.kind === 'refused' || nextAt > mail.sendUntil) {
        await giveUp(db, { id, reason: failure.reason, at: now() });
        return log('given-up', failure.reason);
      }
      await db
        .updateTable('outbox')
        .set({ due_at: nextAt, reason: failure.reason })
        .where('id', '=', id)
        .execute();
      return log(failure.kind, failure.reason);
    }
    acknowledged.add(id);
    log('sent');
    await remove(db, id);
    acknowledged.delete(id);
    return 'sent';
  };
}

type TakenMail = {
  id: number;
  accountId: number;
  kind: MailKindName;
  language: Language;
  detail: string | null;
  questionnaireId: number | null;
  /** Organisation and year of the questionnaire. */
  title: string | null;
  year: number | null;
  /** The last day for its answers. */
  due: string | null;
  createdAt: Date;
  /** The same in each attempt. */
  messageId: string;
  sendUntil: Date;
  attempts: number;
  reason: string | null;
  name: string;
  email: string;
};

/**
 * Takes the mail that has been due for longest among the most urgent ones (`findMailUrgency`). Mails of a kind that
 * this version of the server does not know are left to other versions.
 */
async function takeMail(db: Database, at: Date): Promise<TakenMail | undefined> {
  const known = Object.keys(mailKinds);
  // The order is that of the index `outbox_urgency`, so that few of the due mails are read.
  const { rows } = await sql<TakenMail>`
    with taken as (
      update outbox set attempts = attempts + 1, due_at = ${new Date(at.getTime() + leaseMs)}
      where id = (
        select id from outbox
        where due_at <= ${at} and given_up_at is null and kind = any(${known}::text[])
        order by urgency, due_at, id limit 1 for update skip locked)
      returning *)
    select taken.id, taken.account_id as "accountId", taken.kind, taken.language, taken.detail,
      taken.questionnaire_id as "questionnaireId", taken.created_at as "createdAt", taken.send_until as "sendUntil",
      taken.message_id as "messageId", taken.attempts, taken.reason, accounts.name, accounts.email,
      organisations.title, questionnaires.year, questionnaires.answers_due as due
    from taken join accounts on accounts.id = taken.account_id
      left join questionnaires on questionnaires.id = taken.questionnaire_id
      left join organisations on organisations.id = questionnaires.organisation_id`.execute(db);
  return rows[0];
}

/** Whether a mail about a questionnaire may still go to its reader: members and choices may change while it waits. */
async function mayBeSent(
  db: Database,
  { accountId, kind, questionnaireId }: TakenMail,
): Promise<boolean> {
  if (questionnaireId === null || !isOptionalMailKind(kind)) return true;
  const reader = await buildMailReadersQuery(db, { kind, questionnaireId })
    .select('a.id')
    .where('a.id', '=', accountId)
    .executeTakeFirst();
  return reader !== undefined;
}

/**
 * Makes the link of a mail. A one-use link is new in each attempt, because only its hash is stored; those of earlier
 * attempts stay valid.
 * @returns undefined if the account must not get the mail any more
 */
async function makeLink(
  db: Database,
  { id: mailId, accountId, kind, language, questionnaireId, detail }: TakenMail,
  { origin, at }: { origin: string; at: Date },
): Promise<MailLink | undefined> {
  const { passwordLink, page = '', isDetailAddress }: MailKind = mailKinds[kind];
  const changeKind = emailChangeMailKinds.find((one) => one === kind);
  if (changeKind) {
    const change = await inTransaction(db, (trx) =>
      createEmailChangeLink(trx, { accountId, kind: changeKind, at }),
    );
    return change && { ...change, address: formatEmailChangeLink(change, { origin, language }) };
  }
  if (!passwordLink) {
    const path = questionnaireId === null ? page : `${questionnaireId}/${page}`;
    return {
      address: `${origin}/${path}`,
      ...(isDetailAddress && detail !== null && { to: detail }),
    };
  }
  const link = await inTransaction(db, (trx) =>
    createPasswordLink(trx, { accountId, kind: passwordLink, at, mailId }),
  );
  return link && { address: formatPasswordLink(link, { origin, language }), until: link.expiresAt };
}

/** The link of a mail. */
type MailLink = {
  address: string;
  /** Until when it works, if it is a one-use link. */
  until?: Date;
  /** The address to which the mail goes, if it is not that of the account. */
  to?: string;
  /** Fills `{detail}` in the texts, if it is not stored in the outbox. */
  detail?: string;
};

async function remove(db: Database, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Marks a mail as given up, so that the office can still list it, and removes mails that were given up long ago. */
async function giveUp(
  db: Database,
  { id, reason, at }: { id: number; reason: string; at: Date },
): Promise<void> {
  await db.updateTable('outbox').set({ given_up_at: at, reason }).where('id', '=', id).execute();
  await db
    .deleteFrom('outbox')
    .where('given_up_at', '<', new Date(at.getTime() - keptGivenUpMs))
    .execute();
}
