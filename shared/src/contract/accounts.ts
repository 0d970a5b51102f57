import { z } from 'zod';
import type { Action } from './action.ts';
import { id, language } from './fields.ts';

/** The actions for signing in and out, and for changing the password. */
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
      email: z
        .string()
        .trim()
        .min(1)
        .max(254)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u),
      password: z.string().min(1).max(1000),
      /**
       * The device token from an earlier sign-in on this device. With it, failed sign-ins of other people do not delay
       * this person.
       */
      device: z.string().max(200).optional(),
      /**
       * The solved challenge, as JSON of `{challenge, solutions}`. It is valid once, for a few minutes, and only for
       * this e-mail address and from the same network.
       */
      proof: z.string().max(10_000).optional(),
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
    input: z.object({}),
    reply: z.object({}),
  },
  /** Changes the password, revokes the account's other sessions, and tells the account's owner by mail. */
  passwordSave: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    input: z.object({
      id: id.optional(),
      current: z.string().min(1).max(1000),
      new: z.string().min(1).max(1000),
      /** Language of the mail; the default is the programme's first language. */
      language: language.optional(),
    }),
    reply: z.object({}),
  },
} satisfies Record<string, Action>;
