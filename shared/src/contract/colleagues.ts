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
            /** Until when the last invitation is valid, or was; null with a password, and before it was sent. */
            invitedUntil: instant.nullable(),
          }),
        )
        .nullable(),
    }),
  },
  /**
   * Opens an account for a colleague and sends an invitation; invites again who has not chosen a password. Refused as
   * `not-allowed` if the caller manages no colleagues, or with `maxColleagues`; as `invalid-input` with the field
   * `email`: `malformed`, `there` for a colleague who has a password, or `taken` by somebody else, or closed by the
   * office.
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
  /** Closes the account of a colleague. Does nothing for anybody else's. */
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
