/**
 * How a sign-in ended. `slowed`: not looked at, with or without a proof of work; `disabled`: the right password of a
 * closed account; `demo-password`: the right password of a demo account, on a server that shows no demo.
 */
export const signInOutcomes = ['ok', 'wrong', 'slowed', 'disabled', 'demo-password'] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/**
 * What the log is told of accounts. Never what was typed: an e-mail that nobody has may be a password in the wrong
 * field. The caller's account and the request's id are on the line by themselves.
 */
export type AccountEvent =
  | {
      event: 'sign-in';
      outcome: SignInOutcome;
      /** Of the account whose e-mail was given, if there is one and its password was looked at. */
      accountId?: number;
      /** An IPv4 address, or the /64 of an IPv6 one. */
      network: string;
      /** What let it be looked at: nothing special, a device that is known, or a proof of work. */
      by: 'nothing' | 'device' | 'proof';
    }
  | { event: 'sign-out' }
  | { event: 'password-change'; outcome: 'ok' | 'wrong' | 'slowed'; sessionsEnded?: number };
