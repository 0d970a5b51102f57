import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A device that somebody has signed in on is known by a token of its own, which the browser keeps and sends with the
 * next sign-in (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): its owner has a count of failures of
 * his own there, so that nobody else's guesses, wherever from, keep him out. The token opens nothing by itself.
 * @param signingKey of the installation; who does not have it cannot make a token
 * @param email in lower case
 * @returns the device's id, undefined when the token was not made by us for this e-mail
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

/** A token for a device that the account of this e-mail (in lower case) has just signed in on. */
export function makeDeviceToken(signingKey: string, email: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${signatureOf(signingKey, email, id)}`;
}

function signatureOf(signingKey: string, email: string, id: string): string {
  return createHmac('sha256', signingKey)
    .update(JSON.stringify([email, id]))
    .digest('base64url');
}
