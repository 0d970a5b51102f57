import { createHmac, timingSafeEqual } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/**
 * How much a proof costs by level: so many solutions, each found by trying about 16 (prefix of one hexadecimal digit)
 * or 256 (two digits) keys. A try is 1,000 rounds of PBKDF2: 0.2 ms of a desktop's core, about 1 ms of a phone's, so
 * the levels take a phone about 0.3, 0.5, 1, 2, 4 and 8 s. Many small solutions instead of a large one keep the luck
 * small, and tell the person how far it is; checking them takes the server 2 to 9 ms.
 */
const levels: readonly { solutions: number; keyPrefix: string }[] = [
  { solutions: 16, keyPrefix: '0' },
  { solutions: 32, keyPrefix: '0' },
  { solutions: 4, keyPrefix: '00' },
  { solutions: 8, keyPrefix: '00' },
  { solutions: 16, keyPrefix: '00' },
  { solutions: 32, keyPrefix: '00' },
];
export const hardestLevel = levels.length - 1;

const algorithm = 'PBKDF2/SHA-256';
const cost = 1000;

/** Enough for the slowest device, too short to collect proofs for later. */
const lifeMs = 5 * 60_000;

/** Whom a proof is for: nobody else can use it. */
type Whose = { email: string; network: string };

/**
 * A puzzle that a page can solve by itself. It is signed and tells all that is needed to check its solution, so nothing
 * is kept of it; and it is the same for an e-mail that nobody has.
 * @param key of the installation
 * @param email in lower case
 * @param level from 0 to `hardestLevel`
 * @throws RangeError for another one
 */
export async function makeChallenge({
  key,
  level,
  now,
  ...whose
}: Whose & { key: string; level: number; now: Date }): Promise<Challenge> {
  const puzzle = levels[level];
  if (!puzzle) throw new RangeError(`there is no level ${level}`);
  const { solutions, keyPrefix } = puzzle;
  return createChallenge({
    algorithm,
    cost,
    keyPrefix,
    deriveKey,
    hmacSignatureSecret: key,
    data: { solutions, level, for: bindingOf(key, whose), until: now.getTime() + lifeMs },
  });
}

/** A proof that was checked: it may be used once. */
export type Proof = { nonce: string; level: number; expiresAt: Date };

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

/** Puzzles that one server remembers to have looked at the solutions of; each costs about 100 bytes. */
const mostRemembered = 50_000;

/**
 * Checks proofs. Nobody makes it work for nothing: solutions are looked at once per puzzle, and only of puzzles that
 * carry our signature.
 */
export function createProofChecker(): (
  asked: Whose & { key: string; text: string; now: Date },
) => Promise<Proof | undefined> {
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
      // Of a clock that was ahead.
      leftMs > lifeMs ||
      counters.length !== data.solutions ||
      new Set(counters).size !== counters.length ||
      seen.has(nonce)
    )
      return undefined;
    seen.add(nonce);
    if (seen.size > mostRemembered) seen.delete(seen.values().next().value ?? nonce);
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

function bindingOf(key: string, { email, network }: Whose): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['challenge', email, network]))
    .digest('base64url');
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
