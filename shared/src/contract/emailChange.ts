import { z } from 'zod';
import type { Action } from './action.ts';
import { email, language, linkToken } from './fields.ts';
import { ownerProof } from './secondFactor.ts';

/** The actions that change the e-mail of an account. See docs/product/people.md#change-of-e-mail. */
export const emailChangeActions = {
  /** Describes the change that waits until both addresses have confirmed it. */
  emailChangeRead: {
    method: 'GET',
    may: 'signed-in',
    input: z.object({}),
    reply: z.object({
      change: z
        .object({
          /** The new e-mail. */
          email: z.string(),
          confirmedByOld: z.boolean(),
          confirmedByNew: z.boolean(),
        })
        .nullable(),
    }),
  },
  /**
   * Sends a link to the present and to the new e-mail, and cancels an earlier change that still waits. The reply is the
   * same if another account has the new e-mail. Refused as `invalid-input` with the field `email`: `unchanged`, or as
   * `not-allowed` if the site sends no mail.
   */
  emailChangeStart: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    input: z.object({
      email: email.pipe(z.email()),
      ...ownerProof,
      /** Language of the mails; the default is the programme's first language. */
      language: language.optional(),
    }),
    reply: z.object({}),
  },
  /** Cancels the change that waits. Does nothing if there is none. */
  emailChangeCancel: {
    method: 'POST',
    transaction: 'shared',
    may: 'signed-in',
    input: z.object({}),
    reply: z.object({}),
  },
  /**
   * Returns the change that a link confirms. For the link to the new e-mail, whose reader may be a stranger, `name` and
   * `from` are empty. The action is a POST, so that no URL contains the token. A link that is unknown or no longer
   * valid is refused as `invalid-input` with the field `token`: `ended`.
   */
  emailChangeLinkRead: {
    method: 'POST',
    transaction: 'manual',
    may: 'anyone',
    input: z.object({ token: linkToken }),
    reply: z.object({ name: z.string(), from: z.string(), to: z.string() }),
  },
  /**
   * Confirms a change by a link. The e-mail is changed once both addresses have confirmed. Refused like
   * `emailChangeLinkRead`.
   */
  emailChangeConfirm: {
    method: 'POST',
    transaction: 'manual',
    may: 'anyone',
    input: z.object({ token: linkToken }),
    reply: z.object({ changed: z.boolean() }),
  },
} satisfies Record<string, Action>;
