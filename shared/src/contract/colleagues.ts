import { z } from 'zod';
import { personName } from './accounts.ts';
import type { Action } from './action.ts';
import { email, id, instant, language } from './fields.ts';

/**
 * The actions with which an organisation's first person invites and removes colleagues. See
 * docs/product/people.md#colleagues.
 */
export const colleagueActions = {
  /** Lists the colleagues whose accounts the caller manages, by name; null if the caller manages none. */
  colleagueList: {
    method: 'GET',
    may: 'signed-in',
    input: z.object({}),
    reply: z.object({
      colleagues: z
        .array(
          z.object({
            id,
            name: z.string(),
            email: z.string(),
            /** Whether the colleague has chosen a password. */
            hasPassword: z.boolean(),
            /**
             * When the last invitation expires or has expired; null if the colleague has a password, or if no
             * invitation was sent yet.
             */
            invitedUntil: instant.nullable(),
          }),
        )
        .nullable(),
    }),
  },
  /**
   * Opens an account for a colleague and sends an invitation; sends another one to a colleague who has not chosen a
   * password. Refused as `not-allowed` if the caller manages no colleagues, or already has `maxColleagues`; as
   * `invalid-input` with the field `email`: `malformed`, `there` if a colleague with a password has it, or `taken` if
   * it belongs to anybody else or to an account that the office has closed.
   */
  colleagueInvite: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    input: z.object({
      name: personName,
      email,
      /** Language of the mails; the default is the programme's first language. */
      language: language.optional(),
    }),
    reply: z.object({}),
  },
  /** Closes the account of a colleague. Does nothing for any other account. */
  colleagueRemove: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    input: z.object({
      accountId: id,
      /** Language of the mail; the default is the programme's first language. */
      language: language.optional(),
    }),
    reply: z.object({}),
  },
} satisfies Record<string, Action>;
