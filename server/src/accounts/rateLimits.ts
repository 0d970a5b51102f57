import { refuse } from '@cert/shared/domain';

/** Rates allowed per server. */
export type Rates = {
  /** Uploads of one account. */
  uploadsPerHour: number;
  /** Changing calls of one account. */
  writesPerMinute: number;
  /** Changing calls of all accounts together on the questionnaires of one organisation. */
  organisationWritesPerMinute: number;
};

/** Each function consumes one token. @throws Refusal slow-down with `{retryAfterSeconds}` if none is left */
export type RateLimits = {
  takeWrite: (accountId: number) => void;
  takeOrganisationWrite: (organisationId: number) => void;
  takeUpload: (accountId: number) => void;
};

/** No limits, for the office's commands, which act on behalf of users. */
export const noRateLimits: RateLimits = {
  takeWrite: () => undefined,
  takeOrganisationWrite: () => undefined,
  takeUpload: () => undefined,
};

/** Rate limits in the memory of this process: two servers together allow twice as much, and a restart resets them. */
export function createRateLimits(rates: Rates, now: () => Date): RateLimits {
  return {
    takeWrite: tokenBuckets({ most: rates.writesPerMinute, perMs: 60_000, now }),
    takeOrganisationWrite: tokenBuckets({
      most: rates.organisationWritesPerMinute,
      perMs: 60_000,
      now,
    }),
    takeUpload: tokenBuckets({ most: rates.uploadsPerHour, perMs: 3_600_000, now }),
  };
}

/** When there are this many keys, full buckets are dropped, because they are equal to new ones. */
const forgetAtKeys = 10_000;

/**
 * A token bucket per key: it holds `most` tokens and refills completely within `perMs`.
 * @returns a function that takes one token for a key
 */
function tokenBuckets({ most, perMs, now }: { most: number; perMs: number; now: () => Date }) {
  const buckets = new Map<number, { tokens: number; atMs: number }>();
  let forgetAt = forgetAtKeys;
  const tokensAt = (bucket: { tokens: number; atMs: number } | undefined, atMs: number) =>
    // If the clock was set back, the bucket gets no tokens.
    bucket
      ? Math.min(most, bucket.tokens + (Math.max(0, atMs - bucket.atMs) * most) / perMs)
      : most;
  return (key: number): void => {
    const atMs = now().getTime();
    const tokens = tokensAt(buckets.get(key), atMs);
    if (tokens < 1) {
      const waitMs = ((1 - tokens) * perMs) / most;
      throw refuse('slow-down', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
    }
    buckets.set(key, { tokens: tokens - 1, atMs });
    if (buckets.size < forgetAt) return;
    for (const [known, bucket] of buckets)
      if (tokensAt(bucket, atMs) === most) buckets.delete(known);
    forgetAt = Math.max(forgetAtKeys, 2 * buckets.size);
  };
}
