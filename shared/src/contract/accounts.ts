import { z } from 'zod';
import { optionalMailKinds, setUpRefusals } from '../domain/index.ts';
import type { Action } from './action.ts';
import { email, id, instant, language, linkToken } from './fields.ts';
import { secondFactorCode } from './secondFactor.ts';

/** A person's name, as others see it. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** A session of the caller's account: a sign-in that has not ended. */
const session = z.object({
  id,
  /** Whether the call was made in this session. */
  current: z.boolean(),
  /**
   * Name of the browser and of the operating system at the sign-in, such as "Firefox" and "Windows"; null if unknown.
   */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network of the sign-in: an IPv4 address, or the /64 of an IPv6 address; null if unknown. */
  network: z.string().nullable(),
  startedAt: instant,
  /** Time of the last call, to the minute. */
  usedAt: instant,
});

/** The actions for signing in and out, for changing and choosing the password, and for the account's sessions. */
export const accountActions = {
  /**
   * Signs in and returns a token. The token becomes invalid when it has not been used for too long, when it reaches its
   * maximum age, or when the user signs out. On an unknown device a `slow-down` refusal contains a `challenge` in
   * addition to `retryAfterSeconds`: a caller that solves the challenge and sends the solutions as `proof` need not
   * wait (docs/decisions/0031-sign-in-and-demo.md).
   */
  userLogin: {
    method: 'POST',
    transaction: 'manual',
    may: 'anyone',
    input: z.object({
      email,
      password: z.string().min(1).max(1000),
      /**
       * The device tokens from the last sign-ins in this browser, separated by blanks. If one of them belongs to this
       * e-mail, failed sign-ins by other people do not delay this person, and no mail reports a new browser.
       */
      device: z.string().max(400).optional(),
      /**
       * The solved challenge, as JSON of `{challenge, solutions}`. It is valid once, for a few minutes, and only for
       * this e-mail address and from the same network.
       */
      proof: z.string().max(10_000).optional(),
      /**
       * A code of the authenticator app, or a recovery code; required if the account has a second factor. If the
       * password is right, the refusal is `invalid-input` with the field `code`: `missing` without a code, `no-app`
       * without a code if the account has only passkeys and recovery codes, or `wrong` for a wrong code.
       */
      code: secondFactorCode.optional(),
      /** Language of a mail about this sign-in; the default is the programme's first language. */
      language: language.optional(),
    }),
    reply: z.object({
      token: z.string(),
      device: z.string(),
      user: z.object({ id: z.number(), name: z.string(), certifier: z.boolean() }),
    }),
  },
  /** Revokes the token of the call. */
  userLogout: {
    method: 'POST',
    transaction: 'shared',
    may: 'signed-in',
    worksDespite: setUpRefusals,
    input: z.object({}),
    reply: z.object({}),
  },
  /** Lists the account's sessions: the caller's own first, then those used last; at most 100. */
  sessionList: {
    method: 'GET',
    may: 'signed-in',
    input: z.object({}),
    reply: z.object({ sessions: z.array(session) }),
  },
  /** Ends one session of the account. Does nothing if it has ended already, or if it is of another account. */
  sessionEnd: {
    method: 'POST',
    transaction: 'shared',
    may: 'signed-in',
    input: z.object({ sessionId: id }),
    reply: z.object({}),
  },
  /** Ends all sessions of the account except the caller's. */
  sessionEndOthers: {
    method: 'POST',
    transaction: 'shared',
    may: 'signed-in',
    input: z.object({}),
    reply: z.object({}),
  },
  /** Lists the kinds of mails that the account can switch off, each with the account's present choice. */
  mailChoiceList: {
    method: 'GET',
    may: 'signed-in',
    input: z.object({}),
    reply: z.object({
      choices: z.array(z.object({ kind: z.enum(optionalMailKinds), wanted: z.boolean() })),
      /** The language of these mails; null for the language of the last sign-in. */
      language: language.nullable(),
    }),
  },
  /** Chooses the language of mails about questionnaires; null for the language of the last sign-in. */
  mailLanguageSet: {
    method: 'POST',
    transaction: 'shared',
    may: 'signed-in',
    input: z.object({ language: language.nullable() }),
    reply: z.object({}),
  },
  /** Changes the account's name, as others see it. */
  nameSave: {
    method: 'POST',
    transaction: 'shared',
    may: 'signed-in',
    input: z.object({
      name: personName,
    }),
    reply: z.object({ name: z.string() }),
  },
  /** Switches one kind of mails on or off for the account. */
  mailChoiceSet: {
    method: 'POST',
    transaction: 'shared',
    may: 'signed-in',
    input: z.object({ kind: z.enum(optionalMailKinds), wanted: z.boolean() }),
    reply: z.object({}),
  },
  /** Changes the password, revokes the account's other sessions, and tells the account's owner by mail. */
  passwordSave: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    worksDespite: ['password-due'],
    input: z.object({
      id: id.optional(),
      current: z.string().min(1).max(1000),
      new: z.string().min(1).max(1000),
      /** Language of the mail; the default is the programme's first language. */
      language: language.optional(),
    }),
    reply: z.object({}),
  },
  /**
   * Sends a link for choosing a password to the owner of an account. The reply and its time are the same for every
   * e-mail, also for an unknown one.
   */
  passwordLinkSend: {
    method: 'POST',
    transaction: 'manual',
    may: 'anyone',
    input: z.object({ email, language: language.optional() }),
    reply: z.object({}),
  },
  /**
   * Returns the account to which a link for choosing a password belongs. It is a POST, so that no URL contains the
   * token. A link that is unknown, used or expired, or that belongs to a disabled account, is refused as
   * `invalid-input` with the field `token`: `ended`.
   */
  passwordLinkRead: {
    method: 'POST',
    transaction: 'manual',
    may: 'anyone',
    input: z.object({ token: linkToken }),
    reply: z.object({
      kind: z.enum(['invitation', 'password-reset']),
      name: z.string(),
      email: z.string(),
    }),
  },
  /**
   * Stores the password that the owner of a link has chosen, and ends the link, all other links and all sessions of the
   * account. It does not sign the person in. Refused like `passwordLinkRead`, or with the field `new`.
   */
  passwordChoose: {
    method: 'POST',
    transaction: 'manual',
    may: 'anyone',
    input: z.object({
      token: linkToken,
      new: z.string().min(1).max(1000),
      /** Language of the mail; the default is the programme's first language. */
      language: language.optional(),
    }),
    reply: z.object({}),
  },
} satisfies Record<string, Action>;
