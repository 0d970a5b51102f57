import { refuse } from '@cert/shared/domain';
import { findNetworksOfIpAddress } from './accounts/findNetworksOfIpAddress.ts';

/** The allowed rates of calls, for each server. */
export type CallRates = {
  /** Uploads of one account. */
  uploadsPerHour: number;
  /** Changes by one account. */
  writesPerMinute: number;
  /** Changes by all accounts together on the questionnaires of one organisation. */
  organisationWritesPerMinute: number;
  /** Certificates and badges that one network requests, without signing in. */
  verificationsPerMinute: number;
};

/**
 * Functions that each count one write, upload or verification.
 * @throws Refusal slow-down with `{retryAfterSeconds}`, each of them, if the rate is used up
 */
export type RateLimits = {
  takeWrite: (accountId: number) => void;
  takeOrganisationWrite: (organisationId: number) => void;
  takeUpload: (accountId: number) => void;
  takeVerification: (clientAddress: string) => void;
};

/** No limits, for the office's commands, which act on behalf of users. */
export const noRateLimits: RateLimits = {
  takeWrite: () => undefined,
  takeOrganisationWrite: () => undefined,
  takeUpload: () => undefined,
  takeVerification: () => undefined,
};

/**
 * Creates rate limits in the memory of this process: two servers together allow twice as much, and a restart resets
 * them.
 */
export function createRateLimits(rates: CallRates, now: () => Date): RateLimits {
  const takeOfNetwork = tokenBuckets<string>({
    maxTokens: rates.verificationsPerMinute,
    perMs: 60_000,
    now,
  });
  return {
    takeWrite: tokenBuckets({ maxTokens: rates.writesPerMinute, perMs: 60_000, now }),
    takeOrganisationWrite: tokenBuckets({
      maxTokens: rates.organisationWritesPerMinute,
      perMs: 60_000,
      now,
    }),
    takeUpload: tokenBuckets({ maxTokens: rates.uploadsPerHour, perMs: 3_600_000, now }),
    takeVerification: (clientAddress) => takeOfNetwork(findNetworksOfIpAddress(clientAddress).own),
  };
}

/** From this number of buckets on, full buckets are removed from time to time: a full bucket is equal to a new one. */
const forgetAtKeys = 10_000;

/**
 * Creates token buckets, one per key: each holds `maxTokens` tokens and refills completely within `perMs`.
 * @returns a function that takes one token from the bucket of a key
 */
function tokenBuckets<Key extends number | string = number>({
  maxTokens,
  perMs,
  now,
}: {
  maxTokens: number;
  perMs: number;
  now: () => Date;
}) {
  const buckets = new Map<Key, { tokens: number; atMs: number }>();
  let forgetAt = forgetAtKeys;
  const tokensAt = (bucket: { tokens: number; atMs: number } | undefined, atMs: number) =>
    // If the clock was set back, the bucket gets no tokens.
    bucket
      ? Math.min(maxTokens, bucket.tokens + (Math.max(0, atMs - bucket.atMs) * maxTokens) / perMs)
      : maxTokens;
  return (key: Key): void => {
    const atMs = now().getTime();
    const tokens = tokensAt(buckets.get(key), atMs);
    if (tokens < 1) {
      const waitMs = ((1 - tokens) * perMs) / maxTokens;
      throw refuse('slow-down', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
    }
    buckets.set(key, { tokens: tokens - 1, atMs });
    if (buckets.size < forgetAt) return;
    for (const [known, bucket] of buckets)
      if (tokensAt(bucket, atMs) === maxTokens) buckets.delete(known);
    forgetAt = Math.max(forgetAtKeys, 2 * buckets.size);
  };
}
