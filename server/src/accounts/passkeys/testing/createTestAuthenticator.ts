import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Input, Reply } from '@cert/shared/contract';

type Creation = Reply<'passkeyStart'>['creation'];
type Request = Reply<'passkeyRequest'>['request'];

/** How an authenticator, or the page that asks it, deviates from the standard. */
export type AuthenticatorDeviation = {
  /** The origin of the page that asks. */
  origin?: string;
  /** Whether the authenticator has verified its user, by a fingerprint, face or PIN. */
  isUserVerified?: boolean;
  /** Value of the authenticator's counter of signatures. */
  signatures?: number;
  /** The user handle that the authenticator sends in place of the passkey's own. */
  userHandle?: string;
};

/**
 * Creates a software authenticator with one passkey, and the browser in front of it. Both follow
 * https://www.w3.org/TR/webauthn-3/.
 * @param origin of the page
 */
export function createTestAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let userHandle: string | undefined;

  /** Authenticator data (section 6.1): the hash of the host, the flags, the counter, and the key of a new passkey. */
  function describe(
    host: string,
    { isUserVerified = true, signatures = 0 }: AuthenticatorDeviation,
    isNew: boolean,
  ) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signatures);
    const flags = (isNew ? 0x40 : 0) | (isUserVerified ? 0x04 : 0) | 0x01;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.concat([
      createHash('sha256').update(host).digest(),
      Buffer.from([flags]),
      counter,
      ...(isNew ? [Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(key)] : []),
    ]);
  }

  const describeClient = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

  return {
    id: encode(id),
    /** Makes the passkey. */
    create(
      { challenge, rp, user }: Creation,
      deviation: AuthenticatorDeviation = {},
    ): Input<'passkeyAdd'>['passkey'] {
      userHandle = user.id;
      const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(describe(rp.id, deviation, true))],
      ]);
      return {
        id: encode(id),
        response: {
          clientDataJSON: encode(
            describeClient('webauthn.create', challenge, deviation.origin ?? origin),
          ),
          attestationObject: encode(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** Answers a request with the passkey. */
    answer(
      { challenge, rpId }: Request,
      deviation: AuthenticatorDeviation = {},
    ): Input<'passkeyLogin'>['passkey'] {
      const data = describe(rpId, deviation, false);
      const client = describeClient('webauthn.get', challenge, deviation.origin ?? origin);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id: encode(id),
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(sign('sha256', signed, privateKey)),
          userHandle: deviation.userHandle ?? userHandle,
        },
      };
    },
  };
}
