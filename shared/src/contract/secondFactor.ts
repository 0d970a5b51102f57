import { z } from 'zod';
import type { Action } from './action.ts';
import { id, instant, language, webAuthnBytes } from './fields.ts';

/** A code of an authenticator app (six digits) or a recovery code, as typed. */
export const secondFactorCode = z.string().trim().min(1).max(40);

/** New recovery codes, such as `k7wd-2mfa-9xqr-c4hn-pt3e-v8sj`. They are shown once: the server stores only their hashes. */
export const recoveryCodes = z.array(z.string());

/** A passkey's answer to `passkeyRequest`: `AuthenticationResponseJSON` of WebAuthn; other fields of it are ignored. */
export const passkeyAnswer = z.object({
  id: webAuthnBytes(1400),
  response: z.object({
    clientDataJSON: webAuthnBytes(4000),
    authenticatorData: webAuthnBytes(4000),
    signature: webAuthnBytes(4000),
    userHandle: webAuthnBytes(100).nullish(),
  }),
});

/**
 * What proves that it is the owner who changes how to sign in: the password, and a code if there is a second factor
 * already; or a passkey of the account alone. Refused as `invalid-input` with the field `password`: `missing` or `wrong`,
 * `code`: `missing` or `wrong`, or `passkey`: `wrong`; as `slow-down` after too many wrong ones.
 */
export const ownerProof = {
  password: z.string().min(1).max(1000).optional(),
  code: secondFactorCode.optional(),
  passkey: passkeyAnswer.optional(),
};

/** Language of the mail about the change; the default is the programme's first language. */
const mailLanguage = language.optional();

/** The actions for the second factor of the caller's account. See docs/product/people.md#second-factor. */
export const secondFactorActions = {
  secondFactorRead: {
    method: 'GET',
    may: 'signed-in',
    worksDespite: ['second-factor-due'],
    input: z.object({}),
    reply: z.object({
      /** Whether the account must have one. */
      compulsory: z.boolean(),
      /** Since when the account has an authenticator app; null if it has none. */
      authenticatorSince: instant.nullable(),
      /** The passkeys, the oldest first. */
      passkeys: z.array(
        z.object({
          id,
          name: z.string(),
          addedAt: instant,
          /** Time of the last sign-in or proof with it; null before the first one. */
          usedAt: instant.nullable(),
        }),
      ),
      /** Number of recovery codes that were not used yet. */
      recoveryCodes: z.number(),
    }),
  },
  /**
   * Makes the secret for an authenticator app. It counts from `authenticatorConfirm` on, within 15 minutes; until then
   * the app that the account has stays valid.
   */
  authenticatorStart: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    worksDespite: ['second-factor-due'],
    input: z.object(ownerProof),
    reply: z.object({
      /** The secret in base32, to be typed into the app. */
      secret: z.string(),
      /** The same as an `otpauth:` address, for a QR code. */
      address: z.string(),
    }),
  },
  /**
   * Makes the app of the last `authenticatorStart` the account's second factor, in place of an earlier one. Refused as
   * `invalid-input` with the field `code`: `wrong`, or `ended` if there is no start within 15 minutes.
   */
  authenticatorConfirm: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    worksDespite: ['second-factor-due'],
    input: z.object({ code: secondFactorCode, language: mailLanguage }),
    reply: z.object({ recoveryCodes }),
  },
  /**
   * Removes the app; the last second factor goes with its recovery codes. Does nothing if the account has no app. Refused
   * as `not-allowed` if it is the last second factor and the account must have one.
   */
  authenticatorRemove: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    input: z.object({ ...ownerProof, language: mailLanguage }),
    reply: z.object({}),
  },
  /** Makes ten new recovery codes; earlier ones end. Refused as `conflict` if the account has no second factor. */
  recoveryCodesMake: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    input: z.object({ ...ownerProof, language: mailLanguage }),
    reply: z.object({ recoveryCodes }),
  },
} satisfies Record<string, Action>;
