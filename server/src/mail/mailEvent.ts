/**
 * Outcomes of one attempt to send a mail. `given-up`: the mail was refused for good, its time limit is over, or it is
 * not needed any more. `deferred`, `unreachable`: see `MailFailure`.
 */
export const mailOutcomes = ['sent', 'deferred', 'unreachable', 'given-up'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** An attempt to send a mail, for the log: no address, no name, no text and no link. */
export type MailEvent = {
  event: 'mail';
  outcome: MailOutcome;
  /** Number in the outbox, as `npm run office -- mail list` shows it. */
  mailId: number;
  kind: string;
  attempts: number;
  /** Codes of the failure, such as `550 5.1.1 RCPT TO` or `ECONNREFUSED`; absent after a success. */
  reason?: string;
};
