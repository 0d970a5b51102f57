import type { LocalizedText } from '@cert/shared/domain';
import type { PasswordLinkKind } from '../accounts/passwordLinks.ts';

/**
 * A kind of mail. The texts may hold `{name}` (the reader), `{product}`, `{provider}`, `{contact}` (whom to ask),
 * `{at}` (time of the event), `{detail}` (`QueuedMail`), `{until}` (expiry of the link), and in a mail about a
 * questionnaire `{title}` (the organisation), `{year}` and `{due}` (the last day for the answers); a text must hold the
 * same placeholders in all languages.
 */
export type MailKind = {
  subject: LocalizedText;
  paragraphs: readonly LocalizedText[];
  /** Text of the one link. */
  link: LocalizedText;
  /**
   * Path of the page that the link opens, without a slash before it: within the site, or within the questionnaire that
   * the mail is about; by default the start page.
   */
  page?: string;
  /** The kind of the one-use link that the mail holds in place of a link to a page. */
  passwordLink?: PasswordLinkKind;
  /**
   * Whether the reader may be somebody else than the account's owner, so that the mail does not contain the owner's
   * name.
   */
  isToStranger?: true;
  /** Whether the mail goes to the address in its `detail` (`QueuedMail`), if it has one, and not to the account's. */
  isDetailAddress?: true;
  /**
   * Whether readers wait for it: it is sent before other mails, and the office cannot send it again once it was given
   * up.
   */
  isAwaited?: true;
  /**
   * Time in milliseconds for which the mail waits, so that it covers several events: meanwhile no second mail of this
   * kind about the same questionnaire is queued for the same reader.
   */
  collectedForMs?: number;
  /** Time in milliseconds after which the mail is given up, because it would arrive too late to be useful. */
  sendWithinMs: number;
};

export const dayMs = 86_400_000;
