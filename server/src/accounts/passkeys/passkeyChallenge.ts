import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BaseContext } from '../../useCase.ts';
import { consumeProof } from '../usedProofs.ts';

/** Lifetime of a challenge in milliseconds: the time in which a person must answer the browser. */
export const passkeyChallengeTtlMs = 5 * 60_000;

/** What a challenge is for: to ask for a passkey, or to add one to an account. */
type Purpose = 'ask' | { add: AddingSession };

/** The session that adds a passkey. A change of the password ends its challenges. */
type AddingSession = { accountId: number; tokenHash: string; passwordHash: string | null };

/**
 * Makes a challenge for a passkey, as text. It is signed and contains its expiry, so the server stores nothing, and
 * nobody can fill a table by asking for challenges.
 */
export async function createPasskeyChallenge(
  purpose: Purpose,
  { now, signInGuard }: Pick<BaseContext, 'now' | 'signInGuard'>,
): Promise<string> {
  const nonce = randomBytes(16).toString('base64url');
  const until = now().getTime() + passkeyChallengeTtlMs;
  const key = await signInGuard.readKey('passkeys');
  return [nonce, until, sign(key, [purpose, nonce, until])].join('.');
}

/** Checks and uses up the challenge that an answer contains. */
export type PasskeyChallengeVerifier = {
  /** Whether this challenge was made for the purpose and is still valid. @param challenge in base64url */
  check: (challenge: string) => boolean;
  /**
   * Uses up the last challenge that `check` accepted.
   * @returns false if there is none, or if it was used before, on any server
   */
  take: () => Promise<boolean>;
};

/** Creates a verifier for one answer. Call its `take` only after everything else in the answer was verified. */
export async function createPasskeyChallengeVerifier(
  purpose: Purpose,
  { db, now, signInGuard }: Pick<BaseContext, 'db' | 'now' | 'signInGuard'>,
): Promise<PasskeyChallengeVerifier> {
  const key = await signInGuard.readKey('passkeys');
  const at = now();
  let checked: { nonce: string; expiresAt: Date } | undefined;
  return {
    check(challenge) {
      const text = Buffer.from(challenge, 'base64url').toString('latin1');
      const [nonce = '', end, signature = ''] = text.split('.');
      const until = Number(end);
      const right = Buffer.from(sign(key, [purpose, nonce, until]));
      const given = Buffer.from(signature);
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      if (!isOurs || until <= at.getTime()) return false;
      checked = { nonce, expiresAt: new Date(until) };
      return true;
    },
    take: async () => checked !== undefined && consumeProof(db, { ...checked, now: at }),
  };
}

function sign(key: string, signed: [Purpose, nonce: string, until: number]): string {
  return createHmac('sha256', key).update(JSON.stringify(signed)).digest('base64url');
}
