import { createHmac, timingSafeEqual } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/**
 * Cost of a proof by level: a number of solutions, each found after about 16 attempts (prefix of one hexadecimal digit)
 * or 256 (two digits). An attempt is 1,000 rounds of PBKDF2: 0.2 ms on a desktop core, about 1 ms on a phone, so the
 * levels take a phone about 0.3, 0.5, 1, 2, 4 and 8 s. Many small solutions instead of a large one reduce the variance
 * and allow a progress display. Verifying them takes the server 2 to 9 ms.
 */
const levels: readonly { solutions: number; keyPrefix: string }[] = [
  { solutions: 16, keyPrefix: '0' },
  { solutions: 32, keyPrefix: '0' },
  { solutions: 4, keyPrefix: '00' },
  { solutions: 8, keyPrefix: '00' },
  { solutions: 16, keyPrefix: '00' },
  { solutions: 32, keyPrefix: '00' },
];
/** Level of the hardest proof of work; the levels begin at 0. */
export const maxProofLevel = levels.length - 1;

const algorithm = 'PBKDF2/SHA-256';
const cost = 1000;

/** Lifetime of a challenge: long enough for the slowest device, too short to collect solutions in advance. */
const lifeMs = 5 * 60_000;

/** The e-mail and network that a proof is bound to. */
type ProofOwner = { email: string; network: string };

/**
 * Creates a challenge for the page to solve. It is signed and contains everything needed to verify its solution, so the
 * server stores nothing. Unknown e-mails get the same kind of challenge.
 * @param key signing key of the installation
 * @param email in lower case
 * @param level 0 to `maxProofLevel`
 * @throws RangeError for any other level
 */
export async function createProofOfWorkChallenge({
  key,
  level,
  now,
  ...whose
}: ProofOwner & { key: string; level: number; now: Date }): Promise<Challenge> {
  const challenge = levels[level];
  if (!challenge) throw new RangeError(`there is no level ${level}`);
  const { solutions, keyPrefix } = challenge;
  return createChallenge({
    algorithm,
    cost,
    keyPrefix,
    deriveKey,
    hmacSignatureSecret: key,
    data: { solutions, level, for: bindingOf(key, whose), until: now.getTime() + lifeMs },
  });
}

/** A verified proof. The caller must ensure that it is used only once. */
export type VerifiedProofOfWork = { nonce: string; level: number; expiresAt: Date };

const bytesInHex = z.string().regex(/^[\da-f]{32}$/);
const sentProof = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(algorithm),
      nonce: bytesInHex,
      salt: bytesInHex,
      cost: z.literal(cost),
      keyLength: z.literal(32),
      keyPrefix: z.string().regex(/^0{1,2}$/),
      data: z.strictObject({
        solutions: z.number().int(),
        level: z.number().int(),
        for: z.string(),
        until: z.number().int(),
      }),
    }),
    signature: z.string().max(64),
  }),
  solutions: z.array(z.object({ counter: z.number(), derivedKey: z.string().max(64) })).max(64),
});

/** Maximum number of already checked challenges that are remembered; each takes about 100 bytes. */
const maxRememberedChallenges = 50_000;

/**
 * Creates a verifier of proofs. To limit its own cost, it verifies solutions only once per challenge, and only of
 * challenges that our key has bound to the caller's e-mail and network.
 * @returns a function that verifies a proof. It returns undefined if the proof is invalid or has expired, or if a
 *   solution of the same challenge has been checked before
 */
export function createProofOfWorkVerifier(): (
  asked: ProofOwner & { key: string; text: string; now: Date },
) => Promise<VerifiedProofOfWork | undefined> {
  const seen = new Set<string>();
  return async ({ key, text, now, ...whose }) => {
    const sent = parse(text);
    if (!sent) return undefined;
    const { challenge, solutions } = sent;
    const { nonce, data } = challenge.parameters;
    const leftMs = data.until - now.getTime();
    const counters = solutions.map(({ counter }) => counter);
    if (
      !isSame(data.for, bindingOf(key, whose)) ||
      leftMs <= 0 ||
      // The challenge has more time left than a new one: a server whose clock was ahead has issued it.
      leftMs > lifeMs ||
      counters.length !== data.solutions ||
      new Set(counters).size !== counters.length ||
      seen.has(nonce)
    )
      return undefined;
    seen.add(nonce);
    if (seen.size > maxRememberedChallenges) seen.delete(seen.values().next().value ?? nonce);
    for (const solution of solutions) {
      const { verified } = await verifySolution({
        challenge,
        solution: { ...solution, time: 0 },
        deriveKey,
        hmacSignatureSecret: key,
      });
      if (!verified) return undefined;
    }
    return { nonce, level: data.level, expiresAt: new Date(data.until) };
  };
}

function parse(text: string): z.output<typeof sentProof> | undefined {
  try {
    return sentProof.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function bindingOf(key: string, { email, network }: ProofOwner): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['challenge', email, network]))
    .digest('base64url');
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
