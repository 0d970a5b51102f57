import { isRefusal } from '../../domain/index.ts';
import type { Api } from '../api/api.ts';
import { waitWithTimeout, type Clock } from '../clock.ts';
import { readStoredValue, type DescribedField } from './field.ts';
import { createDebounceTimers, createFailureIsolation, chooseDebounceMs } from './sendTiming.ts';
import { entryId, isUnsent, markAsSending, type QueueEntry } from './queueEntry.ts';
import { openQueueEntryStore, type QueueEntryStore } from './queueEntryStore.ts';
import type { QueueStorage } from './queueStorage.ts';
import { createValueEquality, sendChanges, type Saver, type Savers } from './savers.ts';
import {
  isPermanentRefusal,
  isServerError,
  rebaseEntry,
  listRefusalReasons,
  settleEntryAfterFailure,
  settleEntryAfterReply,
  readRetryAfterSeconds,
} from './settle.ts';

/** Interval, in milliseconds, at which `settled` checks again whether a call is in flight or a timer runs. */
const settledPollMs = 10;

/**
 * Maximum time, in milliseconds, for which a call waits until the browser has stored what the call sends. A storage
 * that hangs must not stop the saving.
 */
const maxStorageMs = 2_000;

export type SaveQueue = Pick<QueueEntryStore, 'get' | 'subscribe' | 'withdraw'> & {
  /**
   * Calls the listener with the id of each entry that changes, so that a field renders again only for its own key.
   * @returns the function that unsubscribes
   */
  subscribeToEntries(listener: (id: string) => void): () => void;
  /**
   * Queues a change of one field, with its description. The value replaces earlier unsent values of the key, but the
   * entry keeps the base revision of the first unsent change.
   */
  put<Value>(
    change: DescribedField<Value> & {
      value: Value;
      /** Milliseconds after which the change is sent. Default: `debounceMsOf(value)`. */
      delayMs?: number | undefined;
    },
  ): void;
  /**
   * Sends all unsent changes except those whose debounce still runs. Called on page load, when the browser is online
   * again, when the debounce of a change ends, after the success of another call, and on "Save now".
   */
  sendAll(): void;
  /** Sends these entries at once, without waiting for the debounce. Called on "Save". */
  sendNow(ids: readonly string[]): void;
  /** Resolves when no call is in flight, no debounce runs and no saver is loading. Failed entries may remain. */
  settled(): Promise<void>;
  /** Resolves a conflict: `mine` overwrites the stored value, `theirs` drops the user’s change. */
  choose(id: string, whose: 'mine' | 'theirs'): void;
  /** Replaces the description of a refused change of this field. Called when a page shows the field. */
  describe<Value>(field: DescribedField<Value>): void;
  /** Removes the acknowledged value of the key. Called when the data that the page has read contains it. */
  forget(id: string): void;
  /** Drops a refused change that the user has dismissed. */
  dismiss(id: string): void;
  /** Stops sending, after a sign-out. The entries remain stored for the owner's next queue. */
  close(): void;
};

/**
 * Creates the save queue, which never loses a change: it keeps every change in `storage` until the server has
 * acknowledged it. Changes of one questionnaire that a saver sends together have at most one call in flight; so has
 * each key that is sent alone. An entry whose saver is not known yet waits until the module that saves it is loaded.
 * After a failure, a timer starts the next attempt only if the server has named a waiting time (`retryAfterSeconds`);
 * otherwise the next attempt waits for an event (see `sendAll`). See docs/product/saving.md#nothing-typed-is-lost and
 * docs/decisions/0005-answers-on-the-wire.md.
 * @param owner id of the account whose changes the queue loads and sends; it ignores changes of other accounts
 * @param ownName the name of that account's owner, as the server returns it in `savedBy`
 */
export async function createSaveQueue({
  owner,
  ownName,
  storage,
  savers,
  api,
  clock,
}: {
  owner: number;
  ownName: string;
  storage: QueueStorage;
  savers: Savers;
  api: Pick<Api, 'act'>;
  clock: Clock;
}): Promise<SaveQueue> {
  const store = await openQueueEntryStore({ storage, owner, now: clock.now() });
  let isClosed = false;
  let lastChange = Math.max(0, ...[...store.get().entries.values()].map(({ change }) => change));
  const timers = createDebounceTimers(clock, sendAll);
  const sending = new Map<string, Promise<void>>();
  /** Lanes (see `laneOf`) with new entries, which are sent as soon as the lane's call in flight has ended. */
  const sendAgain = new Set<string>();
  const isolation = createFailureIsolation();
  /** Entries without a known saver, by id: their module is being loaded, or it did not provide the saver. */
  const withoutSaver = new Map<string, 'loading' | 'unavailable'>();
  let endWait: (() => void) | undefined;

  const nextChange = () => (lastChange = Math.max(lastChange + 1, clock.now()));

  /**
   * The lane of a change: calls of the same lane are sent one after the other.
   * @returns undefined while the saver of the change is not known
   */
  function laneOf(entry: QueueEntry): string | undefined {
    const saver = savers.find(entry.key);
    if (!saver) return undefined;
    return 'send' in saver ? entryId(entry) : `${entry.questionnaireId} ${saver.prefixes[0]}`;
  }

  function due(lane: string): QueueEntry[] {
    const { entries } = store.get();
    const ready = [...entries].filter(
      ([id, entry]) => laneOf(entry) === lane && isUnsent(entry) && !timers.isRunning(id),
    );
    const next = new Set(isolation.next(ready.map(([id]) => id)));
    return ready.flatMap(([id, entry]) => (next.has(id) ? [entry] : []));
  }

  function send(lane: string): void {
    if (isClosed) return;
    if (sending.has(lane)) {
      sendAgain.add(lane);
      return;
    }
    const ready = due(lane);
    const saver = ready[0] && savers.find(ready[0].key);
    if (!saver) return;
    const batch = ready.map((entry) => markAsSending(entry, createValueEquality(saver)));
    const stored = Promise.all(batch.map((entry) => store.setEntry(entryId(entry), entry)));
    const call = deliver(saver, batch, stored).then((canContinue) => {
      sending.delete(lane);
      const again = sendAgain.delete(lane);
      if (again || canContinue) send(lane);
    });
    sending.set(lane, call);
  }

  /**
   * Sends one call and applies its result. The call waits until the browser has stored what it sends. If the page is
   * closed during the call, the next page then recognises the sent values as the user's own. If the browser had only
   * stored an older entry, the next page would report the user's own values as a conflict.
   * @returns whether the remaining entries may be sent at once
   */
  async function deliver(
    saver: Saver,
    batch: QueueEntry[],
    stored: Promise<unknown>,
  ): Promise<boolean> {
    try {
      await waitWithTimeout(clock, maxStorageMs, stored);
      if (isClosed) return false;
      const reply = await sendChanges(saver, api, batch);
      if (isClosed) return false;
      for (const sent of batch) {
        const id = entryId(sent);
        const { entries, acknowledged: known } = store.get();
        const { entry, acknowledged } = settleEntryAfterReply({
          sent,
          now: entries.get(id),
          reply,
          ownName,
          unacknowledgedValues: store.unacknowledgedValues.of(id),
          known: known.get(id),
          isSame: createValueEquality(saver),
        });
        isolation.release(id);
        if (!acknowledged) void store.setEntry(id, entry);
        else {
          store.acknowledge(id, entry, acknowledged);
          store.announce(sent, acknowledged);
        }
      }
      updateFailedState(false);
      return true;
    } catch (failure) {
      if (isClosed) return false;
      updateFailedState(!isPermanentRefusal(failure), failure);
      sendAfterWait(failure);
      return afterFailure(failure, batch);
    }
  }

  /**
   * Sends all unsent entries after the waiting time that the server named. A newer waiting time replaces an older one.
   */
  function sendAfterWait(failure: unknown): void {
    const seconds = readRetryAfterSeconds(failure);
    if (seconds === undefined) return;
    endWait?.();
    endWait = clock.after(seconds * 1000, sendAll);
  }

  /** Updates the entries of a failed call. @returns whether the remaining entries may be sent at once */
  function afterFailure(failure: unknown, batch: QueueEntry[]): boolean {
    const reasons = listRefusalReasons(failure, batch);
    for (const sent of batch) {
      const id = entryId(sent);
      const now = store.get().entries.get(id);
      const reason = reasons.get(sent.key);
      if (reason) isolation.release(id);
      if (now) void store.setEntry(id, settleEntryAfterFailure({ sent, now, failure, reason }));
    }
    if (reasons.size > 0) return true;
    if (!isPermanentRefusal(failure) && !isServerError(failure)) return false;
    const ids = batch.map(entryId);
    if (ids.length === 1) ids.forEach(isolation.postpone);
    else isolation.isolate(ids);
    return isolation.canGoOn();
  }

  /** Shows the alert as long as any entry has failed, even if other entries were saved. */
  function updateFailedState(hasJustFailed: boolean, failure?: unknown): void {
    const entries = [...store.get().entries.values()];
    store.setFailed(
      hasJustFailed || entries.some(({ status }) => status.kind === 'failed'),
      hasJustFailed && readRetryAfterSeconds(failure) !== undefined && isRefusal(failure)
        ? failure.code
        : undefined,
    );
  }

  function sendAll(): void {
    isolation.startOccasion();
    loadMissingSavers();
    sendLanes(() => true);
  }

  function sendLanes(isMeant: (id: string) => boolean): void {
    const unsent = [...store.get().entries].filter(([id, entry]) => isUnsent(entry) && isMeant(id));
    for (const lane of new Set(unsent.map(([, entry]) => laneOf(entry)))) if (lane) send(lane);
  }

  /** Loads the modules of unsent changes that an earlier visit has left. */
  function loadMissingSavers(): void {
    for (const [id, entry] of store.get().entries) {
      const { key } = entry;
      if (!isUnsent(entry) || savers.find(key) || withoutSaver.get(id) === 'loading') continue;
      withoutSaver.set(id, 'loading');
      void savers.load(key).then(
        () => markSaverUnavailable(id),
        () => markSaverUnavailable(id),
      );
    }
  }

  /**
   * Marks an unsent change as failed when its module could not be loaded, so that the page shows it and tries again.
   */
  function markSaverUnavailable(id: string): void {
    const entry = store.get().entries.get(id);
    if (isClosed || !entry || savers.find(entry.key)) return;
    withoutSaver.set(id, 'unavailable');
    void store.setEntry(id, { ...entry, status: { kind: 'failed' } });
    updateFailedState(true);
  }

  const forgetSavers = savers.subscribe(() => {
    const found = new Set(
      [...withoutSaver.keys()].filter((id) => {
        const entry = store.get().entries.get(id);
        return !entry || savers.find(entry.key);
      }),
    );
    for (const id of found) withoutSaver.delete(id);
    sendLanes((id) => found.has(id));
  });

  const isLoadingSaver = () => [...withoutSaver.values()].includes('loading');

  return {
    get: store.get,
    subscribe: store.subscribe,
    subscribeToEntries: store.subscribeToEntries,
    put({ value, delayMs, ...field }) {
      const { saver, questionnaireId, key } = field;
      savers.register([saver]);
      const id = entryId(field);
      const { entries, acknowledged } = store.get();
      const stored = readStoredValue({ acknowledged }, field);
      const before = entries.get(id);
      const known = acknowledged.get(id)?.revision ?? 0;
      const keepsBase = before && before.baseRevision >= known;
      void store.setEntry(id, {
        owner,
        questionnaireId,
        key,
        value,
        description: field.describe(value, stored.value),
        baseRevision: keepsBase ? before.baseRevision : before ? known : stored.baseRevision,
        attempts: keepsBase ? before.attempts : store.unacknowledgedValues.of(id),
        change: nextChange(),
        status: before?.status.kind === 'conflict' ? before.status : { kind: 'waiting' },
      });
      if (!isClosed) timers.start(id, delayMs ?? chooseDebounceMs(value));
    },
    withdraw: store.withdraw,
    sendAll,
    sendNow(ids) {
      if (isClosed) return;
      for (const id of ids) {
        const entry = store.get().entries.get(id);
        // The latest value is already in flight.
        if (!entry || !isUnsent(entry) || entry.status.kind === 'sending') continue;
        void store.setEntry(id, { ...entry, status: { kind: 'waiting' } });
        timers.start(id, 0);
      }
    },
    async settled() {
      while (sending.size > 0 || timers.count() > 0 || isLoadingSaver()) {
        await Promise.all(sending.values());
        await new Promise<void>((resolve) => clock.after(settledPollMs, resolve));
      }
    },
    choose(id, whose) {
      const entry = store.get().entries.get(id);
      if (entry?.status.kind !== 'conflict') return;
      const { theirs } = entry.status;
      if (whose === 'theirs') return store.acknowledge(id, undefined, theirs);
      // The choice becomes the newest change, so that it replaces the changes of other tabs.
      void store.setEntry(id, { ...rebaseEntry(entry, theirs.revision), change: nextChange() });
      sendAll();
    },
    describe(field) {
      const id = entryId(field);
      const { entries, acknowledged } = store.get();
      const entry = entries.get(id);
      if (entry?.status.kind !== 'refused') return;
      const stored = readStoredValue({ acknowledged }, field);
      const description = field.describe(field.saver.read(entry.value), stored.value);
      void store.setEntry(id, { ...entry, description });
    },
    forget: store.forget,
    dismiss: store.dismiss,
    close() {
      isClosed = true;
      endWait?.();
      forgetSavers();
      store.close();
      timers.clear();
    },
  };
}
