import type { Input } from '../../contract/index.ts';
import type { RefusalCode } from '../../domain/index.ts';
import type { Store } from '../store.ts';
import type { DescribeChange } from './describeChange.ts';
import type { QueueEntry, QueuedValue } from './queueEntry.ts';
import type { SaveReply } from './saveReply.ts';
import type { Acknowledged } from './settle.ts';

/** Debounce after the last change of a key before it is sent; clearing a value has a shorter one. */
export const debounceMs = 200;
export const clearDebounceMs = 10;
/** Changes that become due within this time of each other go in one call, such as a tick and its extra input. */
export const togetherMs = 10;

export type Clock = {
  /** Milliseconds since a fixed moment that is the same in every tab of the browser. */
  now(): number;
  /** @returns the function that cancels the timer */
  after(ms: number, run: () => void): () => void;
};

export type Transport = {
  /** Whether a change of this key has a call of its own. All others of a questionnaire go in one call. */
  goesAlone(key: string): boolean;
  /** Sends changes of one questionnaire; throws `Refusal` or `Unreachable`. */
  send(input: Input<'questionnaireAnswersSave'>): Promise<SaveReply>;
};

export type QueueState = {
  readonly entries: ReadonlyMap<string, QueueEntry>;
  /** What the server has acknowledged since the page was opened, by entry id: newer than what the page has read. */
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  /** True from a failed attempt until the next successful one: the page shows the alert. */
  readonly hasFailed: boolean;
  /** The refusal by which the server said that it cannot save at the moment; reloading would not help. */
  readonly refusedForNow: RefusalCode | undefined;
  /** False when the browser cannot store entries: closing the page then loses them. */
  readonly isKept: boolean;
};

export type SaveQueue = Pick<Store<QueueState>, 'get' | 'subscribe'> & {
  /**
   * Calls back with the id of every entry that has changed, so that a field updates only on changes of its own key.
   * @returns the function that unsubscribes
   */
  follow(follower: (id: string) => void): () => void;
  /**
   * Queues a change of one key. The latest value replaces earlier unsent ones and keeps the base revision of the first.
   */
  put(change: {
    questionnaireId: number;
    key: string;
    value: QueuedValue;
    baseRevision: number;
    delayMs?: number;
  }): void;
  /**
   * Sends everything unsent now: on page load, when the browser is online again, on the next change, after the success
   * of another call, on "Save now".
   */
  sendAll(): void;
  /** Sends these entries now, without waiting for the debounce: "Save". */
  sendNow(ids: readonly string[]): void;
  /** Resolves when no call is in flight and no timer runs; failed entries may remain. */
  settled(): Promise<void>;
  /** Resolves a conflict: `mine` overwrites the stored value, `theirs` drops the own change. */
  choose(id: string, whose: 'mine' | 'theirs'): void;
  /** Registers a page that describes changes while it is open. @returns the function that unregisters it */
  describeWith(describe: DescribeChange): () => void;
  /** Drops the acknowledged value of the key, after the page has read it. */
  forget(id: string): void;
  /** Drops a refused change that the user has dismissed. */
  dismiss(id: string): void;
  /** Stops sending, after a sign-out. Stored entries stay for the owner's next queue. */
  close(): void;
};
