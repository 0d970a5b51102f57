import type { PasswordLinkKind } from './passwordLinks.ts';

/**
 * Outcomes of a sign-in. `slowed`: rejected before the password was checked, or, after too many wrong codes, before the
 * code was checked. `disabled`: correct password, but the account is disabled. `demo-password`: correct password of a
 * demo account on a server without the demo. `second-factor-missing`, `second-factor-wrong`: correct password, but the
 * account also requires a code, which was not sent or is wrong.
 */
export const signInOutcomes = [
  'ok',
  'wrong',
  'slowed',
  'disabled',
  'demo-password',
  'second-factor-missing',
  'second-factor-wrong',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** How a second factor was changed. `set`, `removed`: an authenticator app; `recovery-codes`: new ones were made. */
export type SecondFactorChange =
  'set' | 'removed' | 'recovery-codes' | 'passkey-added' | 'passkey-removed';

/**
 * Security events for the log. They never contain what the user typed: an unknown e-mail may be a password typed into
 * the wrong field. The logger adds the caller's account and the request id.
 */
export type AccountEvent =
  | {
      event: 'sign-in';
      outcome: SignInOutcome;
      /** Id of the account with the sent e-mail; undefined if there is none, or if no password was checked. */
      accountId?: number;
      /** The caller's network: an IPv4 address, or the /64 of an IPv6 address. */
      network: string;
      /**
       * What the caller sent in addition to the password: nothing valid, the token of a known device, or a valid proof
       * of work. `passkey`: a passkey in place of the password.
       */
      by: 'nothing' | 'device' | 'proof' | 'passkey';
    }
  | { event: 'sign-out' }
  /** The caller has ended other sessions of the account. */
  | { event: 'sessions-end'; sessionsEnded: number }
  | { event: 'password-change'; outcome: 'ok' | 'wrong' | 'slowed'; sessionsEnded?: number }
  /**
   * A refused change of the caller's second factor. `wrong`: the password, code or passkey was wrong. `slowed`: not
   * checked, because too many passwords or codes were wrong.
   */
  | { event: 'second-factor-change'; outcome: 'wrong' | 'slowed' }
  | {
      event: 'second-factor-change';
      outcome: 'ok';
      what: SecondFactorChange;
    }
  /**
   * A change of the caller's e-mail. `wrong`: the password, code or passkey was wrong. `slowed`: too many passwords or
   * codes were wrong, or the caller has started too many changes.
   */
  | { event: 'email-change'; outcome: 'started' | 'cancelled' | 'wrong' | 'slowed' }
  | {
      event: 'email-change';
      outcome: 'confirmed' | 'changed';
      accountId: number;
      sessionsEnded: number;
    }
  /** An organisation's first person has invited or removed a colleague, or has tried to invite one. */
  | { event: 'colleague'; outcome: 'invited' | 'removed' | 'refused' | 'slowed' }
  /** A link for confirming a change of e-mail was opened that is not valid (any more). */
  | { event: 'email-change'; outcome: 'ended'; network: string }
  /** A link for choosing a password was asked for, or one that is not valid (any more) was opened. */
  | { event: 'password-link'; outcome: 'asked' | 'slowed' | 'ended'; network: string }
  | {
      event: 'password-link';
      outcome: 'used';
      accountId: number;
      kind: PasswordLinkKind;
      sessionsEnded: number;
    };
