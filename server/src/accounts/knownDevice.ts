import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Finds the device token of an e-mail (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). The browser
 * keeps the tokens of its last sign-ins and sends all of them with the next one, because several people may use one
 * browser. A known device has its own failure counter, so attackers elsewhere cannot lock its owner out. The token
 * alone grants no access.
 * @param signingKey secret of the installation
 * @param email in lower case
 * @param tokens separated by blanks
 * @returns the valid token with the device's id; undefined if none is valid for this e-mail
 */
export function findKnownDevice(
  signingKey: string,
  email: string,
  tokens: string | undefined,
): KnownDevice | undefined {
  for (const token of tokens?.split(' ') ?? []) {
    const [id = '', signature = ''] = token.split('.');
    const [given, right] = [signature, signatureOf(signingKey, email, id)].map((text) =>
      Buffer.from(text),
    );
    if (given && right && given.length === right.length && timingSafeEqual(given, right))
      return { id, token };
  }
  return undefined;
}

export type KnownDevice = { id: string; token: string };

/** Creates a device token after a sign-in (see `findKnownDevice`). `email` is in lower case. */
export function makeDeviceToken(signingKey: string, email: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${signatureOf(signingKey, email, id)}`;
}

function signatureOf(signingKey: string, email: string, id: string): string {
  return createHmac('sha256', signingKey)
    .update(JSON.stringify([email, id]))
    .digest('base64url');
}
