import type { Input } from '../../contract/index.ts';
import type { RefusalCode } from '../../domain/index.ts';
import type { Store } from '../store.ts';
import type { DescribeChange } from './describeChange.ts';
import type { QueueEntry, QueuedValue } from './queueEntry.ts';
import type { SaveReply } from './saveReply.ts';
import type { AcknowledgedValue } from './settle.ts';

/** Delay between the last change of a key and its request; clearing a value has a shorter delay. */
export const debounceMs = 200;
export const clearDebounceMs = 10;
/** Changes that become due within this time of each other go in one call, such as a tick and its extra input. */
export const batchWindowMs = 10;

export type Clock = {
  /** Milliseconds since a fixed moment that is the same in every tab of the browser. */
  now(): number;
  /** @returns the function that cancels the timer */
  after(ms: number, run: () => void): () => void;
};

export type Transport = {
  /**
   * Whether a change of this key is sent in a call of its own. All other changes of a questionnaire are sent together.
   */
  goesAlone(key: string): boolean;
  /** Sends changes of one questionnaire; throws `Refusal` or `Unreachable`. */
  send(input: Input<'questionnaireAnswersSave'>): Promise<SaveReply>;
};

export type QueueState = {
  readonly entries: ReadonlyMap<string, QueueEntry>;
  /**
   * The values that the server has acknowledged since the page was opened, by entry id. They are newer than the data
   * that the page has read.
   */
  readonly acknowledged: ReadonlyMap<string, AcknowledgedValue>;
  /** True from a failed attempt until the next successful one: the page shows the alert. */
  readonly hasFailed: boolean;
  /** Set while the server refuses to save for a temporary reason, which reloading the page would not remove. */
  readonly refusedForNow: RefusalCode | undefined;
  /** False when the browser cannot store entries: closing the page then loses them. */
  readonly isKept: boolean;
};

export type SaveQueue = Pick<Store<QueueState>, 'get' | 'subscribe'> & {
  /**
   * Calls the follower with the id of each entry that changes, so that a field renders again only for its own key.
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
   * Sends all unsent changes at once. Called on page load, when the browser is online again, on the next change, after
   * the success of another call, and on "Save now".
   */
  sendAll(): void;
  /** Sends these entries at once, without waiting for the debounce. Called on "Save". */
  sendNow(ids: readonly string[]): void;
  /** Resolves when no call is in flight and no timer runs; failed entries may remain. */
  settled(): Promise<void>;
  /** Resolves a conflict: `mine` overwrites the stored value, `theirs` drops the own change. */
  choose(id: string, whose: 'mine' | 'theirs'): void;
  /** Registers a page that describes changes while it is open. @returns the function that unregisters it */
  describeWith(describe: DescribeChange): () => void;
  /** Removes the acknowledged value of the key. Called when the data that the page has read contains it. */
  forget(id: string): void;
  /** Drops a refused change that the user has dismissed. */
  dismiss(id: string): void;
  /** Stops sending, after a sign-out. Stored entries stay for the owner's next queue. */
  close(): void;
};
