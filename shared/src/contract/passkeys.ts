import { z } from 'zod';
import { maxPasskeyName } from '../domain/index.ts';
import type { Action } from './action.ts';
import { id, language, webAuthnBytes } from './fields.ts';
import { ownerProof, passkeyAnswer, recoveryCodes } from './secondFactor.ts';

/** A passkey that exists already. An authenticator that holds it makes no second one. */
const knownPasskey = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/**
 * What the browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of
 * https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialcreationoptionsjson
 */
const creation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(knownPasskey),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** The actions for the passkeys of the caller's account. See docs/product/people.md#passkeys. */
export const passkeyActions = {
  /**
   * Makes what a browser needs to ask for a passkey (`PublicKeyCredentialRequestOptionsJSON`), for a sign-in or as an
   * `ownerProof`. The answer is accepted once, within five minutes.
   */
  passkeyRequest: {
    method: 'POST',
    transaction: 'manual',
    may: 'anyone',
    input: z.object({}),
    reply: z.object({
      request: z.object({
        challenge: z.string(),
        rpId: z.string(),
        timeout: z.number(),
        userVerification: z.literal('required'),
      }),
    }),
  },
  /**
   * Makes what a browser needs to make a passkey; `passkeyAdd` stores it, within five minutes. Refused as
   * `not-allowed` if the account has `maxPasskeys` already.
   */
  passkeyStart: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    worksDespite: ['second-factor-due'],
    input: z.object(ownerProof),
    reply: z.object({ creation }),
  },
  /**
   * Adds the passkey that the browser has made. Refused as `invalid-input` with the field `passkey`: `wrong`, also after
   * five minutes; as `conflict` if an account has this passkey already.
   */
  passkeyAdd: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    worksDespite: ['second-factor-due'],
    input: z.object({
      /** `RegistrationResponseJSON` of WebAuthn; other fields of it are ignored. */
      passkey: z.object({
        id: webAuthnBytes(1400),
        response: z.object({
          clientDataJSON: webAuthnBytes(4000),
          attestationObject: webAuthnBytes(20_000),
          transports: z.array(z.string().max(20)).max(10).optional(),
        }),
      }),
      /** As the person calls it; the default is the browser and the operating system. */
      name: z
        .string()
        .trim()
        .max(maxPasskeyName)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u)
        .optional(),
      /** Language of the mail; the default is the programme's first language. */
      language: language.optional(),
    }),
    reply: z.object({
      /** New recovery codes if this is the account's first second factor; else null, and earlier ones stay valid. */
      recoveryCodes: recoveryCodes.nullable(),
    }),
  },
  /**
   * Removes a passkey. Does nothing if the account has no such passkey. Refused as `not-allowed` if it is the last second
   * factor and the account must have one.
   */
  passkeyRemove: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    input: z.object({ ...ownerProof, passkeyId: id, language: language.optional() }),
    reply: z.object({}),
  },
  /**
   * Signs in with a passkey alone: it takes the place of the password and of the second factor. Refused as
   * `invalid-input` with the field `passkey`: `unknown` if no account has it, `wrong` for any other reason.
   */
  passkeyLogin: {
    method: 'POST',
    transaction: 'manual',
    may: 'anyone',
    input: z.object({
      passkey: passkeyAnswer,
      /** The only account that may sign in; a passkey of another one is refused as `wrong`. */
      accountId: id.optional(),
      /** As of `userLogin`. */
      device: z.string().max(400).optional(),
      language: language.optional(),
    }),
    reply: z.object({
      token: z.string(),
      device: z.string(),
      user: z.object({
        id: z.number(),
        name: z.string(),
        email: z.string(),
        certifier: z.boolean(),
      }),
    }),
  },
} satisfies Record<string, Action>;
