import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Verifies a device token (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). The browser keeps the token
 * after a sign-in and sends it with the next one. A known device has its own failure counter, so attackers elsewhere
 * cannot lock its owner out. The token alone grants no access.
 * @param signingKey secret of the installation
 * @param email in lower case
 * @returns the device's id; undefined if the token is not valid for this e-mail
 */
export function findKnownDevice(
  signingKey: string,
  email: string,
  token: string | undefined,
): string | undefined {
  const [id = '', signature = ''] = token?.split('.') ?? [];
  const [given, right] = [signature, signatureOf(signingKey, email, id)].map((text) =>
    Buffer.from(text),
  );
  if (!given || !right || given.length !== right.length) return undefined;
  return timingSafeEqual(given, right) ? id : undefined;
}

/** Creates a device token after a sign-in. `email` is in lower case. */
export function makeDeviceToken(signingKey: string, email: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${signatureOf(signingKey, email, id)}`;
}

function signatureOf(signingKey: string, email: string, id: string): string {
  return createHmac('sha256', signingKey)
    .update(JSON.stringify([email, id]))
    .digest('base64url');
}
