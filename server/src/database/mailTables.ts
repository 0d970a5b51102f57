import type { Generated } from 'kysely';
import type { Language } from '@cert/shared/domain';
import type { Instant } from './columns.ts';

/**
 * Mails that wait, and those that were given up. A sent mail is removed. A row names the account and the kind of mail;
 * address, name and text are put together when the mail is sent, so no row holds a text or a link.
 */
export type OutboxTable = {
  id: Generated<number>;
  account_id: number;
  /** One of the `mailKinds`, or one of another version of the server that runs beside this one. */
  kind: string;
  language: Language;
  created_at: Instant;
  /** When it is to be sent or tried again. A server that takes a mail moves this ahead, so that no other takes it. */
  due_at: Instant;
  /** After this time it is not worth sending. */
  send_until: Instant;
  attempts: Generated<number>;
  /** Why the last attempt failed: codes only, never what the mail server said. */
  reason: string | null;
  given_up_at: Instant | null;
};
