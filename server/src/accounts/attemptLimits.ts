import { lookUp, type Band } from '@cert/shared/domain';

/**
 * Wait after so many failures in a row, in seconds. The first few are typing mistakes; after that the wait doubles up
 * to a quarter of an hour, which leaves a guesser about a hundred tries a day.
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

/** A whole office may stand behind one address, so an address may fail this many times as often as one account. */
const addressShare = 4;

/** Failures are forgotten after a day without a new one. */
export const forgetAfterMs = 24 * 3_600_000;

/** What failures are counted by: one account from one address, one address, or one signed-in account. */
export type Bucket = { key: string; kind: 'account' | 'address' };

/** How long the next attempt must wait after the last failure, in seconds. */
export function waitAfter(failures: number, kind: Bucket['kind']): number {
  return lookUp(waitSeconds, kind === 'address' ? Math.floor(failures / addressShare) : failures);
}
