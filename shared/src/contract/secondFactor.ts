import { z } from 'zod';
import type { Action } from './action.ts';
import { id, instant, language, webAuthnBytes } from './fields.ts';

/** A code of an authenticator app (six digits) or a recovery code, as typed. */
export const secondFactorCode = z.string().trim().min(1).max(40);

/**
 * New recovery codes, such as `k7wd-2mfa-9xqr-c4hn-pt3e-v8sj`. They are shown once: the server stores only their
 * hashes.
 */
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
 * Proof that the caller owns the account, required for changing how the account signs in: either the password, with a
 * code if the account already has a second factor, or only a passkey of the account. A wrong proof is refused as
 * `invalid-input`, with one field and the reason: `password` or `code` is `missing` or `wrong`, or `passkey` is
 * `wrong`. After too many wrong proofs the refusal is `slow-down`.
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
      /** Whether the account must have a second factor. */
      compulsory: z.boolean(),
      /** When the authenticator app was set up; null if the account has none. */
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
      /** Number of unused recovery codes. */
      recoveryCodes: z.number(),
    }),
  },
  /**
   * Creates the secret for an authenticator app. The secret becomes valid with `authenticatorConfirm`, within 15
   * minutes; until then an earlier app stays valid.
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
      /** The secret in an `otpauth:` URL, for a QR code. */
      address: z.string(),
    }),
  },
  /**
   * Makes the app of the last `authenticatorStart` the account's second factor, in place of an earlier app. Refused as
   * `invalid-input` with the field `code`: `wrong`, or `ended` if `authenticatorStart` was not called within the last
   * 15 minutes.
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
   * Removes the app; if it was the last second factor, also the recovery codes. Does nothing if the account has no app.
   * Refused as `not-allowed` if it is the last second factor and the account must have one.
   */
  authenticatorRemove: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    input: z.object({ ...ownerProof, language: mailLanguage }),
    reply: z.object({}),
  },
  /**
   * Creates ten new recovery codes; earlier codes become invalid. Refused as `conflict` if the account has no second
   * factor.
   */
  recoveryCodesMake: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    input: z.object({ ...ownerProof, language: mailLanguage }),
    reply: z.object({ recoveryCodes }),
  },
} satisfies Record<string, Action>;
