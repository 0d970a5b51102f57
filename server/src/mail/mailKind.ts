import type { LocalizedText } from '@cert/shared/domain';
import type { PasswordLinkKind } from '../accounts/passwordLinks.ts';

/**
 * A kind of mail. The texts may hold `{name}` (the reader), `{product}`, `{provider}`, `{contact}` (whom to ask),
 * `{at}` (when it happened), `{detail}` (`QueuedMail`), `{until}` (until when the link is valid), and in a mail about a
 * questionnaire `{title}` (the organisation), `{year}` and `{due}` (the last day for the answers); a text must hold the
 * same placeholders in all languages.
 */
export type MailKind = {
  subject: LocalizedText;
  paragraphs: readonly LocalizedText[];
  /** Text of the one link. */
  link: LocalizedText;
  /**
   * The page that the link opens, without a slash before it: of the site, or of the questionnaire that the mail is about;
   * by default the start page.
   */
  page?: string;
  /** The kind of one-use link that the mail holds instead. */
  passwordLink?: PasswordLinkKind;
  /** Whether its reader may be somebody else than the owner of the account, and is not called by the owner's name. */
  isToStranger?: true;
  /** Whether its reader waits for it: it is sent before others, and not sent again once it was given up. */
  isAwaited?: true;
  /**
   * Time in milliseconds for which it waits, so that one mail tells of several events: while it waits, another one of its
   * kind about the same questionnaire is not queued for the same reader.
   */
  collectedForMs?: number;
  /** Time in milliseconds after which the mail is given up, because it would arrive too late to be useful. */
  sendWithinMs: number;
};

export const dayMs = 86_400_000;
