import { findBandResult, type Band } from '@cert/shared/domain';
import { maxProofLevel } from './proofOfWork.ts';

/**
 * Seconds to wait by the failures in a bucket, divided by the bucket's entry in `shares`. The first failures are typing
 * mistakes. After that, the wait at least doubles with each step, up to 15 minutes, which leaves an attacker about 100
 * attempts a day.
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
 * Kinds of buckets (counters of failures), by the number of failures that they tolerate. A whole office may share one
 * network, so `network` and `wider-network` tolerate several times as many failures as `account` (see `shares`).
 */
export type FailureBucketKind = 'account' | 'network' | 'wider-network';

const shares: Record<FailureBucketKind, number> = { account: 1, network: 4, 'wider-network': 16 };

/**
 * A counter of failures: for an account in a network or on a device, for a network, or for a signed-in account.
 * `account` is the SHA-256 of the e-mail. At most one bucket of each attempt has this field: so the number of stored
 * buckets with the same `account` is the number of networks from which sign-ins to this account failed.
 */
export type FailureBucket = { key: string; kind: FailureBucketKind; account?: string };

const hourMs = 3_600_000;

/** Failures are forgotten after this time. */
export const failureTtlMs = 24 * hourMs;

/**
 * Calculates how many failures still count. Every hour since the last failure removes as many failures as `shares` says
 * for the kind, so the typing mistakes of an office do not add up over days.
 * @param sinceLastMs milliseconds since the last failure, 0 or more
 */
export function decayFailures(
  failures: number,
  kind: FailureBucketKind,
  sinceLastMs: number,
): number {
  if (sinceLastMs >= failureTtlMs) return 0;
  return Math.max(0, failures - Math.floor((sinceLastMs * shares[kind]) / hourMs));
}

/** Seconds to wait after the last failure before the next attempt. See docs/product/people.md#signing-in. */
export function calculateWaitSeconds(failures: number, kind: FailureBucketKind): number {
  return findBandResult(waitSeconds, Math.floor(failures / shares[kind]));
}

/**
 * Seconds to wait after the last failed sign-in to an account, by the number of networks from which sign-ins to this
 * account failed within a day. This slows down guessing from many networks. A single user does not use enough networks
 * to reach the first step, and the limit does not apply to a known device.
 */
const waitByNetworks: readonly Band<number>[] = [
  { from: 0, gives: 0 },
  { from: 10, gives: 5 },
  { from: 20, gives: 30 },
  { from: 40, gives: 120 },
  { from: 80, gives: 900 },
];

/** Calculates the seconds to wait on an unknown device after sign-ins to the account failed from so many networks. */
export function calculateWaitSecondsByNetworkCount(networks: number): number {
  return findBandResult(waitByNetworks, networks);
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

/** Level of the proof of work, by the failed sign-ins to the account within a day from all networks together. */
const levelByAll: readonly Band<number>[] = [
  { from: 0, gives: 0 },
  { from: 30, gives: 1 },
  { from: 100, gives: 2 },
  { from: 250, gives: 3 },
  { from: 500, gives: 4 },
  { from: 1000, gives: maxProofLevel },
];

/**
 * Calculates the level of the proof of work that an attempt needs to skip the wait.
 * @param buckets all buckets of the attempt, each with its number of failures
 * @param all failed sign-ins to the account within a day from all networks together
 */
export function calculateRequiredProofLevel(
  buckets: readonly { kind: FailureBucketKind; failures: number }[],
  all: number,
): number {
  const own = buckets.map(({ kind, failures }) => Math.floor(failures / shares[kind]));
  return Math.max(
    findBandResult(levelByFailures, Math.max(0, ...own)),
    findBandResult(levelByAll, all),
  );
}

/**
 * Whether a proof of this level is sufficient. One level below the wanted one is also sufficient, because the wanted
 * level may rise while a browser is working on a proof.
 */
export function isProofLevelSufficient(level: number, wanted: number): boolean {
  return level >= wanted - 1;
}
