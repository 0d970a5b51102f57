import { isRefusal } from '../../domain/index.ts';
import { createDescribers } from './createDescribers.ts';
import { markAsSending, entryId, isUnsent, type QueueEntry } from './queueEntry.ts';
import { createFailureIsolation } from './isolation.ts';
import { openQueueEntryStore } from './openQueueEntryStore.ts';
import { createDebounceTimers } from './pauses.ts';
import type { QueueStorage } from './queueStorage.ts';
import {
  clearDebounceMs,
  debounceMs,
  type Clock,
  type SaveQueue,
  type Transport,
} from './saveQueue.ts';
import {
  isPermanentRefusal,
  isServerError,
  rebaseEntry,
  refusalReasons,
  settleFailure,
  settleReply,
  waitSeconds,
} from './settle.ts';

/**
 * Creates the save queue, which never loses a change: it keeps every change in `storage` until the server has
 * acknowledged it. One call at a time is in flight for the answers of a questionnaire, and one for each key that is
 * sent alone. A timer starts a retry only if the server has named the waiting time (`retryAfterSeconds`); otherwise the
 * next attempt waits for an event (see `sendAll`). See docs/decisions/0005-answers-on-the-wire.md.
 * @param owner the account whose changes these are; changes of other accounts are neither loaded nor sent
 * @param ownName the name of that account's owner, as the server returns it in `savedBy`
 */
export async function createSaveQueue({
  owner,
  ownName,
  storage,
  transport,
  clock,
}: {
  owner: number;
  ownName: string;
  storage: QueueStorage;
  transport: Transport;
  clock: Clock;
}): Promise<SaveQueue> {
  const ledger = await openQueueEntryStore({ storage, owner, now: clock.now() });
  let isClosed = false;
  let lastChange = Math.max(0, ...[...ledger.get().entries.values()].map(({ change }) => change));
  const pauses = createDebounceTimers(clock, sendAll);
  const describers = createDescribers(ledger);
  const sending = new Map<string, Promise<void>>();
  /** Lanes that have new entries to send as soon as their call in flight has ended. */
  const sendAgain = new Set<string>();
  const isolation = createFailureIsolation();
  let endWait: (() => void) | undefined;

  const nextChange = () => (lastChange = Math.max(lastChange + 1, clock.now()));

  /** The lane of a change: calls of the same lane are sent one after the other. */
  function laneOf(entry: QueueEntry): string {
    return transport.goesAlone(entry.key) ? entryId(entry) : String(entry.questionnaireId);
  }

  function due(lane: string): QueueEntry[] {
    const { entries } = ledger.get();
    const ready = [...entries].filter(
      ([id, entry]) => laneOf(entry) === lane && isUnsent(entry) && !pauses.isRunning(id),
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
    const batch = due(lane).map(markAsSending);
    const [first] = batch;
    if (!first) return;
    for (const entry of batch) ledger.hold(entryId(entry), entry);
    const call = deliver(first.questionnaireId, batch).then((canContinue) => {
      sending.delete(lane);
      const again = sendAgain.delete(lane);
      if (again || canContinue) send(lane);
    });
    sending.set(lane, call);
  }

  /** Sends one call and applies its result. @returns whether the remaining entries may be sent at once */
  async function deliver(questionnaireId: number, batch: QueueEntry[]): Promise<boolean> {
    try {
      const reply = await transport.send({
        id: questionnaireId,
        answers: Object.fromEntries(batch.map((entry) => [entry.key, entry.value])),
        revisions: Object.fromEntries(batch.map((entry) => [entry.key, entry.baseRevision])),
      });
      if (isClosed) return false;
      for (const sent of batch) {
        const id = entryId(sent);
        const { entries, acknowledged: known } = ledger.get();
        const { entry, acknowledged } = settleReply({
          sent,
          now: entries.get(id),
          reply,
          ownName,
          unacknowledgedValues: ledger.unacknowledgedValues.of(id),
          known: known.get(id),
        });
        isolation.release(id);
        if (!acknowledged) ledger.hold(id, entry);
        else {
          ledger.acknowledge(id, entry, acknowledged);
          ledger.announce(sent, acknowledged);
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
    const seconds = waitSeconds(failure);
    if (seconds === undefined) return;
    endWait?.();
    endWait = clock.after(seconds * 1000, sendAll);
  }

  /** Updates the entries of a failed call. @returns whether the remaining entries may be sent at once */
  function afterFailure(failure: unknown, batch: QueueEntry[]): boolean {
    const reasons = refusalReasons(failure, batch);
    for (const sent of batch) {
      const id = entryId(sent);
      const now = ledger.get().entries.get(id);
      const reason = reasons.get(sent.key);
      if (reason) isolation.release(id);
      if (now) ledger.hold(id, settleFailure({ sent, now, failure, reason }));
    }
    if (reasons.size > 0) return true;
    if (!isPermanentRefusal(failure) && !isServerError(failure)) return false;
    const ids = batch.map(entryId);
    if (ids.length === 1) ids.forEach(isolation.postpone);
    else isolation.isolate(ids);
    return isolation.canGoOn();
  }

  /** Shows the alert as long as any entry has failed, even if others were saved. */
  function updateFailedState(hasJustFailed: boolean, failure?: unknown): void {
    const entries = [...ledger.get().entries.values()];
    ledger.setFailed(
      hasJustFailed || entries.some(({ status }) => status.kind === 'failed'),
      hasJustFailed && waitSeconds(failure) !== undefined && isRefusal(failure)
        ? failure.code
        : undefined,
    );
  }

  function sendAll(): void {
    isolation.startOccasion();
    const unsent = [...ledger.get().entries.values()].filter(isUnsent);
    for (const lane of new Set(unsent.map(laneOf))) send(lane);
  }

  return {
    get: ledger.get,
    subscribe: ledger.subscribe,
    follow: ledger.follow,
    put({ questionnaireId, key, value, baseRevision, delayMs }) {
      const id = entryId({ questionnaireId, key });
      const { entries, acknowledged } = ledger.get();
      const before = entries.get(id);
      const known = acknowledged.get(id)?.revision ?? 0;
      const keepsBase = before && before.baseRevision >= known;
      ledger.hold(id, {
        owner,
        questionnaireId,
        key,
        value,
        ...describers.describe({ questionnaireId, key, value }),
        // A page that has not rendered again since the last save may pass an older revision than the acknowledged one.
        baseRevision: keepsBase ? before.baseRevision : Math.max(before ? 0 : baseRevision, known),
        attempts: keepsBase ? before.attempts : ledger.unacknowledgedValues.of(id),
        change: nextChange(),
        status: before?.status.kind === 'conflict' ? before.status : { kind: 'waiting' },
      });
      if (!isClosed) pauses.start(id, delayMs ?? (value === false ? clearDebounceMs : debounceMs));
    },
    sendAll,
    sendNow(ids) {
      if (isClosed) return;
      for (const id of ids) {
        const entry = ledger.get().entries.get(id);
        // The latest value is already in flight.
        if (!entry || !isUnsent(entry) || entry.status.kind === 'sending') continue;
        ledger.hold(id, { ...entry, status: { kind: 'waiting' } });
        pauses.start(id, 0);
      }
    },
    async settled() {
      while (sending.size > 0 || pauses.count() > 0) {
        await Promise.all(sending.values());
        await new Promise<void>((resolve) => clock.after(clearDebounceMs, resolve));
      }
    },
    choose(id, whose) {
      const entry = ledger.get().entries.get(id);
      if (entry?.status.kind !== 'conflict') return;
      const { theirs } = entry.status;
      const acknowledged = { value: theirs, revision: theirs.revision, savedAt: theirs.savedAt };
      if (whose === 'theirs') return ledger.acknowledge(id, undefined, acknowledged);
      // The choice counts as the newest change, whatever another tab has.
      ledger.hold(id, { ...rebaseEntry(entry, theirs.revision), change: nextChange() });
      sendAll();
    },
    describeWith: describers.describeWith,
    forget: ledger.forget,
    dismiss: ledger.note,
    close() {
      isClosed = true;
      endWait?.();
      ledger.close();
      pauses.clear();
    },
  };
}
