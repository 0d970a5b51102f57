import { Secret, TOTP } from 'otpauth';

/**
 * Digits of a code, and the seconds for which an app shows it. All authenticator apps support these values (RFC 6238).
 */
const digits = 6;
const period = 30;

/**
 * Number of codes before and after the present one that are accepted, because clocks differ (RFC 6238, 5.2 recommends
 * at most one).
 */
const drift = 1;

/** Creates a secret of 160 bits (RFC 4226, 4), in base32. */
export function createAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/**
 * Finds the time step to which a code belongs. No step is accepted twice, so the caller stores the last used one.
 * @param code six digits
 * @returns the number of the step, counted from 1970; undefined for a wrong code
 */
export function findAuthenticatorTimeStep(
  secret: string,
  { code, at }: { code: string; at: Date },
): number | undefined {
  const timestamp = at.getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits, period });
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}

/** The address in the QR code with which an authenticator app adds the account (`otpauth:`). */
export function formatOtpauthUri(
  secret: string,
  { product, email }: { product: string; email: string },
): string {
  return new TOTP({
    ...{ issuer: product, label: email, secret: Secret.fromBase32(secret) },
    ...{ digits, period },
  }).toString();
}
