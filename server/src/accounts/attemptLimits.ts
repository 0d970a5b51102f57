import { lookUp, type Band } from '@cert/shared/domain';
import { hardestLevel } from './proofOfWork.ts';

/**
 * Wait after so many failures, in seconds. The first few are typing mistakes; after that the wait doubles up to a
 * quarter of an hour, which leaves a guesser about a hundred tries a day.
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
 * How much a bucket bears: that of one account, that of a network behind which a whole office may stand, or that of the
 * wider network around it. The latter two may fail as often as several accounts.
 */
export type BucketKind = 'account' | 'network' | 'wider-network';

const shares: Record<BucketKind, number> = { account: 1, network: 4, 'wider-network': 16 };

/**
 * What failures are counted by: an account in a network or on a device, a network, or a signed-in account. `account` is
 * the fingerprint of the e-mail where the bucket stands for one place from which the account is guessed at.
 */
export type Bucket = { key: string; kind: BucketKind; account?: string };

const hourMs = 3_600_000;

/** No failure is remembered longer than a day. */
export const failureTtlMs = 24 * hourMs;

/**
 * Failures that still count: an hour without a new one makes one account's failure forgotten, so that those of an
 * office never add up over days.
 * @param sinceLastMs 0 or more
 */
export function decayFailures(failures: number, kind: BucketKind, sinceLastMs: number): number {
  if (sinceLastMs >= failureTtlMs) return 0;
  return Math.max(0, failures - Math.floor((sinceLastMs * shares[kind]) / hourMs));
}

/** How long the next attempt must wait after the last failure, in seconds. */
export function waitSecondsAfter(failures: number, kind: BucketKind): number {
  return lookUp(waitSeconds, Math.floor(failures / shares[kind]));
}

/**
 * Wait after the last failure at one account by the number of networks that failed at it within a day, in seconds: the
 * brake on guesses from many places. One person never reaches the first step; and who signs in on a device that the
 * account was used on before is not asked.
 */
const waitByNetworks: readonly Band<number>[] = [
  { from: 0, gives: 0 },
  { from: 10, gives: 5 },
  { from: 20, gives: 30 },
  { from: 40, gives: 120 },
  { from: 80, gives: 900 },
];

/** How long somebody on an unknown device must wait when so many networks have failed at the account, in seconds. */
export function waitSecondsForNetworks(networks: number): number {
  return lookUp(waitByNetworks, networks);
}

/** Level of `proofOfWork.ts` by the failures at the place that somebody tries from, in those of one account. */
const levelByFailures: readonly Band<number>[] = [
  { from: 0, gives: 0 },
  { from: 7, gives: 1 },
  { from: 8, gives: 2 },
  { from: 10, gives: 3 },
  { from: 12, gives: 4 },
  { from: 15, gives: hardestLevel },
];

/** The same by the failures of a day at the account, from everywhere. */
const levelByAll: readonly Band<number>[] = [
  { from: 0, gives: 0 },
  { from: 30, gives: 1 },
  { from: 100, gives: 2 },
  { from: 250, gives: 3 },
  { from: 500, gives: 4 },
  { from: 1000, gives: hardestLevel },
];

/**
 * How hard a proof must be that lets somebody try at once who else would have to wait.
 * @param buckets what the attempt counts for, with their failures
 * @param all failures of a day at the account
 */
export function proofLevel(
  buckets: readonly { kind: BucketKind; failures: number }[],
  all: number,
): number {
  const own = buckets.map(({ kind, failures }) => Math.floor(failures / shares[kind]));
  return Math.max(lookUp(levelByFailures, Math.max(0, ...own)), lookUp(levelByAll, all));
}

/** Others make the account's level rise while somebody works on a proof: one of the level below is good, too. */
export function isHardEnough(level: number, wanted: number): boolean {
  return level >= wanted - 1;
}
