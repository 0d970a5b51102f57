import { findBand, type Band } from '@cert/shared/domain';
import { maxProofLevel } from './proofOfWork.ts';

/**
 * Seconds to wait after a number of failures. The first failures are typing mistakes; after that the wait doubles up to
 * 15 minutes, which leaves an attacker about 100 attempts a day.
 */
const waitSeconds: readonly Band<number>[] = [
  { from: 0, gives: 0 },
  { from: 5, gives: 5 },
  { from: 6, gives: 15 },
  { from: 7, gives: 30 },
  { from: 8, gives: 60 },
  { from: 9, gives: 120 },
  { from: 10, gives: 300 },
  { from: 11, gives: 900 },
];

/**
 * Kinds of buckets, by the number of failures that they tolerate. A whole office may share one network, so `network`
 * and `wider-network` tolerate several times as many failures as `account` (`shares`).
 */
export type BucketKind = 'account' | 'network' | 'wider-network';

const shares: Record<BucketKind, number> = { account: 1, network: 4, 'wider-network': 16 };

/**
 * A counter of failures: for an account in a network or on a device, for a network, or for a signed-in account.
 * `account` is the SHA-256 of the e-mail; at most one bucket of each attempt has it. The number of rows with the same
 * `account` is the number of networks from which sign-ins to it failed.
 */
export type FailureBucket = { key: string; kind: BucketKind; account?: string };

const hourMs = 3_600_000;

/** Failures are forgotten after this time. */
export const failureTtlMs = 24 * hourMs;

/**
 * Number of failures that still count. Every hour since the last failure removes one (several for networks), so the
 * typing mistakes of an office do not add up over days.
 * @param sinceLastMs 0 or more
 */
export function decayFailures(failures: number, kind: BucketKind, sinceLastMs: number): number {
  if (sinceLastMs >= failureTtlMs) return 0;
  return Math.max(0, failures - Math.floor((sinceLastMs * shares[kind]) / hourMs));
}

/** Seconds to wait after the last failure before the next attempt. See docs/product/people.md#signing-in. */
export function calculateWaitSeconds(failures: number, kind: BucketKind): number {
  return findBand(waitSeconds, Math.floor(failures / shares[kind]));
}

/**
 * Seconds to wait after the last failure at an account, by the number of networks with a failure at it within a day.
 * This slows down distributed guessing. A single user does not use enough networks to reach the first step, and a known
 * device is exempt.
 */
const waitByNetworks: readonly Band<number>[] = [
  { from: 0, gives: 0 },
  { from: 10, gives: 5 },
  { from: 20, gives: 30 },
  { from: 40, gives: 120 },
  { from: 80, gives: 900 },
];

/** Seconds to wait on an unknown device when this many networks have failed at the account. */
export function calculateNetworkWaitSeconds(networks: number): number {
  return findBand(waitByNetworks, networks);
}

/**
 * Level of the proof of work (`proofOfWork.ts`) by the failures in a bucket, divided by the bucket's entry in `shares`.
 */
const levelByFailures: readonly Band<number>[] = [
  { from: 0, gives: 0 },
  { from: 7, gives: 1 },
  { from: 8, gives: 2 },
  { from: 10, gives: 3 },
  { from: 12, gives: 4 },
  { from: 15, gives: maxProofLevel },
];

/** Level of the proof of work by the failures of all networks together at the account within a day. */
const levelByAll: readonly Band<number>[] = [
  { from: 0, gives: 0 },
  { from: 30, gives: 1 },
  { from: 100, gives: 2 },
  { from: 250, gives: 3 },
  { from: 500, gives: 4 },
  { from: 1000, gives: maxProofLevel },
];

/**
 * The level of the proof of work that an attempt needs to skip the wait.
 * @param buckets all buckets of the attempt, each with its number of failures
 * @param all failures of all networks together at the account within a day
 */
export function calculateRequiredProofLevel(
  buckets: readonly { kind: BucketKind; failures: number }[],
  all: number,
): number {
  const own = buckets.map(({ kind, failures }) => Math.floor(failures / shares[kind]));
  return Math.max(findBand(levelByFailures, Math.max(0, ...own)), findBand(levelByAll, all));
}

/**
 * Whether a proof of this level is sufficient. One level less than wanted is also sufficient, because the wanted level
 * may rise while a browser is working on a proof.
 */
export function isProofLevelSufficient(level: number, wanted: number): boolean {
  return level >= wanted - 1;
}
