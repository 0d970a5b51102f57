import type { Input } from '../../contract/index.ts';
import type { RefusalCode } from '../../domain/index.ts';
import type { Store } from '../store.ts';
import type { DescribeChange } from './describeChange.ts';
import type { QueueEntry, QueuedValue } from './queueEntry.ts';
import type { SaveReply } from './saveReply.ts';
import type { Acknowledged } from './settle.ts';

/** Wait after the last change of a key before it is sent; shorter after a clear (spec 1 §4). */
export const debounceMs = 200;
export const clearDebounceMs = 10;
/** Changes that fall due within this time of each other go in one call: a tick and its extra input, for example. */
export const togetherMs = 10;

export type Clock = {
  /** Milliseconds since some moment; the same moment in every tab of the browser. */
  now(): number;
  /** @returns the function that cancels the timer */
  after(ms: number, run: () => void): () => void;
};

export type Transport = {
  /** Whether a change of this key is sent by itself. All others of a questionnaire go in one call. */
  goesAlone(key: string): boolean;
  /** Sends changes of one questionnaire; throws `Refusal` or `Unreachable`. */
  send(input: Input<'questionnaireAnswersSave'>): Promise<SaveReply>;
};

export type QueueState = {
  readonly entries: ReadonlyMap<string, QueueEntry>;
  /** What the server has acknowledged since the page was opened, by entry id: newer than what the page has read. */
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  /** True from a failed attempt until the next one that works: the page shows the alert. */
  readonly hasFailed: boolean;
  /** The refusal with which the server itself said that it cannot save just now, where reloading would not help. */
  readonly refusedForNow: RefusalCode | undefined;
  /** False when the browser does not let us keep entries: then closing the page loses them. */
  readonly isKept: boolean;
};

export type SaveQueue = Pick<Store<QueueState>, 'get' | 'subscribe'> & {
  /**
   * Calls back with the id of every entry whose key has changed: what shows one key of a thousand need not look at each
   * change of the others. @returns the function that ends it
   */
  follow(follower: (id: string) => void): () => void;
  /** Queues a change of one key; the latest value wins, on the base revision of the first. */
  put(change: {
    questionnaireId: number;
    key: string;
    value: QueuedValue;
    baseRevision: number;
    delayMs?: number;
  }): void;
  /** Sends everything unsent now: page load, back online, next change, another call's success, "Save now". */
  sendAll(): void;
  /** Sends these entries now, without the rest of their pause: "Save". */
  sendNow(ids: readonly string[]): void;
  /** Resolves when nothing is being sent and no timer runs; what failed may remain. */
  settled(): Promise<void>;
  /** Ends a conflict: `mine` is sent over theirs, `theirs` drops the own change. */
  choose(id: string, whose: 'mine' | 'theirs'): void;
  /** Has a page say what changes are about while it is open. @returns the function that ends it */
  describeWith(describe: DescribeChange): () => void;
  /** Forgets what was acknowledged under the key: the page has read it since. */
  forget(id: string): void;
  /** Drops a refused change that the person has noted. */
  dismiss(id: string): void;
  /** Sends nothing more and leaves what is kept to the next queue of this owner: he or she has signed out. */
  close(): void;
};
