import { refuse } from '@cert/shared/domain';

/** How often something may be done on one server. */
export type Rates = {
  /** Of one account. */
  uploadsPerHour: number;
  /** Of one account. */
  writesPerMinute: number;
  /** Of everybody who works on one organisation's questionnaires. */
  organisationWritesPerMinute: number;
};

/** Each takes one of what is allowed. @throws Refusal slow-down with `{retryAfterSeconds}` when nothing is left */
export type RateLimits = {
  takeWrite: (accountId: number) => void;
  takeOrganisationWrite: (organisationId: number) => void;
  takeUpload: (accountId: number) => void;
};

/** For the office, which works in people's names without hurry. */
export const noRateLimits: RateLimits = {
  takeWrite: () => undefined,
  takeOrganisationWrite: () => undefined,
  takeUpload: () => undefined,
};

/** The rates of this process, in memory: two servers together allow twice as much, and a restart begins anew. */
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

/** When so many keys are known, those whose bucket is full again are forgotten: they are as good as new. */
const forgetAtKeys = 10_000;

/**
 * A token bucket per key: it holds `most`, and as many flow back within `perMs`.
 * @returns takes one for a key
 */
function tokenBuckets({ most, perMs, now }: { most: number; perMs: number; now: () => Date }) {
  const buckets = new Map<number, { tokens: number; atMs: number }>();
  let forgetAt = forgetAtKeys;
  const tokensAt = (bucket: { tokens: number; atMs: number } | undefined, atMs: number) =>
    // A clock that was set back gives nothing and takes nothing.
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
