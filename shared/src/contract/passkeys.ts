import { z } from 'zod';
import { maxPasskeyName } from '../domain/index.ts';
import type { Action } from './action.ts';
import { id, language, webAuthnBytes } from './fields.ts';
import { ownerProof, passkeyAnswer, recoveryCodes } from './secondFactor.ts';

/** A passkey that the account already has. An authenticator that holds it does not create a second one. */
const knownPasskey = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/**
 * The options with which the browser creates a passkey: `PublicKeyCredentialCreationOptionsJSON` of
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
   * Creates the options with which a browser asks for a passkey (`PublicKeyCredentialRequestOptionsJSON`), for a
   * sign-in or as an `ownerProof`. The server accepts the passkey's answer once, within five minutes.
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
   * Creates the options with which a browser creates a passkey; `passkeyAdd` then stores the passkey, within five
   * minutes. Refused as `not-allowed` if the account already has `maxPasskeys`.
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
   * Adds the passkey that the browser has created. Refused as `invalid-input` with the field `passkey`: `wrong` if it
   * is invalid or arrives after five minutes; as `conflict` if an account already has this passkey.
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
      /** The person's own name for the passkey; the default consists of the browser and the operating system. */
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
      /**
       * New recovery codes if this is the account's first second factor; else null, and the earlier codes stay valid.
       */
      recoveryCodes: recoveryCodes.nullable(),
    }),
  },
  /**
   * Removes a passkey. Does nothing if the account has no such passkey. Refused as `not-allowed` if it is the last
   * second factor and the account must have one.
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
      /** The only account that may sign in; a passkey of another account is refused as `wrong`. */
      accountId: id.optional(),
      /** As in `userLogin`. */
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
