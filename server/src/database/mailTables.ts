import type { Generated } from 'kysely';
import type { Language } from '@cert/shared/domain';
import type { Day, Instant } from './columns.ts';

/**
 * The outbox: mails that wait to be sent, and mails that could not be sent. The row of a sent mail is deleted. A row
 * names only the account and the kind of mail. Address, name and text are put together when the mail is sent, so that
 * no row contains a link or a text that a person has typed.
 */
export type OutboxTable = {
  id: Generated<number>;
  account_id: number;
  /** One of the `mailKinds` of this server, or of another version that runs at the same time. */
  kind: string;
  /** Mails with a lower number are sent first (`findMailUrgency`); 2 for mails about a questionnaire. */
  urgency: Generated<number>;
  /** Random, so that the `Message-ID` does not tell a reader how many mails others have got. */
  message_id: Generated<string>;
  language: Language;
  /** The questionnaire that the mail is about; null for a mail about the account. */
  questionnaire_id: number | null;
  /** What the mail tells besides its kind, such as the browser of a sign-in; null for most kinds. */
  detail: string | null;
  created_at: Instant;
  /** When to send the mail or try again. A server that takes the mail sets a later time, so that no other takes it. */
  due_at: Instant;
  /** After this time the mail is not sent any more, because it would be of no use. */
  send_until: Instant;
  attempts: Generated<number>;
  /** Why the last attempt failed: codes only, never what the mail server said. */
  reason: string | null;
  given_up_at: Instant | null;
};

/** The reminders of due dates that were put into the outbox, so that each is sent once. */
export type ToldDueDatesTable = {
  questionnaire_id: number;
  due: Day;
  days_before: number;
};

/**
 * Number of changes (`for_team` and `blind` of the change counters) up to which `queueChangeMails` has told the
 * certifiers of a questionnaire about changes in areas that they have graded. It looks again once the number differs.
 */
export type WatchedGradesTable = { questionnaire_id: number; changes: number };

/** What the last mail told a certifier about changes in areas that the certifier has graded. */
export type ToldChangesTable = {
  questionnaire_id: number;
  account_id: number;
  /** Ids and digests of the changed areas. */
  areas: string;
  told_at: Instant;
};
