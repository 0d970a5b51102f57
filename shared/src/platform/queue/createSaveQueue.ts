import { createStore } from '../store.ts';
import { asSending, entryId, isUnsent, type QueueEntry } from './queueEntry.ts';
import { createIsolation } from './isolation.ts';
import { loadState } from './loadState.ts';
import type { QueueStorage } from './queueStorage.ts';
import {
  clearDebounceMs,
  debounceMs,
  togetherMs,
  type Clock,
  type SaveQueue,
  type Transport,
} from './saveQueue.ts';
import {
  isForGood,
  isServerFault,
  onBase,
  refusalReasons,
  settleFailure,
  settleReply,
  type Acknowledged,
} from './settle.ts';

/**
 * The save queue of decisions §4: nothing typed is lost. It keeps every change in `storage` until the server has
 * acknowledged it, sends one call per questionnaire at a time, and never retries by itself.
 * @param owner the account whose changes these are; another account's are neither loaded nor sent
 * @param ownName under which the server shows what that account saved
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
  const store = createStore(await loadState(storage, owner));
  let isClosed = false;
  let lastChange = Math.max(0, ...[...store.get().entries.values()].map(({ change }) => change));
  /** Keys whose debounce still runs, when it ends, and what cancels it. */
  const debounces = new Map<string, { endsAt: number; cancel: () => void }>();
  const sending = new Map<number, Promise<void>>();
  /** Questionnaires to send once more as soon as the present call has ended. */
  const sendAgain = new Set<number>();
  const isolation = createIsolation();

  function change(id: string, entry: QueueEntry | undefined, acknowledged?: Acknowledged): void {
    const state = store.get();
    const entries = new Map(state.entries);
    if (entry) entries.set(id, entry);
    else entries.delete(id);
    const known = acknowledged && new Map(state.acknowledged).set(id, acknowledged);
    store.set({ ...state, entries, ...(known && { acknowledged: known }) });
    const before = state.entries.get(id);
    const stored = entry ? storage.put(entry) : before ? storage.remove(before) : undefined;
    void stored?.catch(() => store.set({ ...store.get(), isKept: false }));
  }

  const unfollow = storage.follow((newer) => {
    // What the person has typed last in another tab is what he or she means: that tab sends it.
    const mine = newer.owner === owner ? store.get().entries.get(entryId(newer)) : undefined;
    if (mine && isUnsent(mine) && mine.change < newer.change) change(entryId(newer), undefined);
  });

  const nextChange = () => (lastChange = Math.max(lastChange + 1, clock.now()));

  function due(questionnaireId: number): QueueEntry[] {
    const { entries } = store.get();
    const ready = [...entries].filter(
      ([id, entry]) =>
        entry.questionnaireId === questionnaireId && isUnsent(entry) && !debounces.has(id),
    );
    const next = new Set(isolation.next(ready.map(([id]) => id)));
    return ready.flatMap(([id, entry]) => (next.has(id) ? [entry] : []));
  }

  function send(questionnaireId: number): void {
    if (isClosed) return;
    if (sending.has(questionnaireId)) {
      sendAgain.add(questionnaireId);
      return;
    }
    const batch = due(questionnaireId).map(asSending);
    if (batch.length === 0) return;
    for (const entry of batch) change(entryId(entry), entry);
    const call = deliver(questionnaireId, batch).then((goOn) => {
      sending.delete(questionnaireId);
      const again = sendAgain.delete(questionnaireId);
      if (again || goOn) send(questionnaireId);
    });
    sending.set(questionnaireId, call);
  }

  /** One call and what follows from it. @returns whether the rest may be sent at once */
  async function deliver(questionnaireId: number, batch: QueueEntry[]): Promise<boolean> {
    try {
      const reply = await transport({
        id: questionnaireId,
        answers: Object.fromEntries(batch.map((entry) => [entry.key, entry.value])),
        revisions: Object.fromEntries(batch.map((entry) => [entry.key, entry.baseRevision])),
      });
      if (isClosed) return false;
      for (const sent of batch) {
        const id = entryId(sent);
        const settled = settleReply({ sent, now: store.get().entries.get(id), reply, ownName });
        isolation.release(id);
        change(id, settled.entry, settled.acknowledged);
      }
      tellWhetherFailed(false);
      return true;
    } catch (failure) {
      if (isClosed) return false;
      tellWhetherFailed(!isForGood(failure));
      return afterFailure(failure, batch);
    }
  }

  /** @returns whether the rest may be sent at once */
  function afterFailure(failure: unknown, batch: QueueEntry[]): boolean {
    const reasons = refusalReasons(failure, batch);
    for (const sent of batch) {
      const id = entryId(sent);
      const now = store.get().entries.get(id);
      const reason = reasons.get(sent.key);
      if (reason) isolation.release(id);
      if (now) change(id, settleFailure({ sent, now, failure, reason }));
    }
    if (reasons.size > 0) return true;
    if (!isForGood(failure) && !isServerFault(failure)) return false;
    const ids = batch.map(entryId);
    if (ids.length === 1) ids.forEach(isolation.postpone);
    else isolation.isolate(ids);
    return isolation.canGoOn();
  }

  /** One that failed keeps the alert up, whatever becomes of the others. */
  function tellWhetherFailed(hasJustFailed: boolean): void {
    const state = store.get();
    const isOneLeft = [...state.entries.values()].some(({ status }) => status.kind === 'failed');
    store.set({ ...state, hasFailed: hasJustFailed || isOneLeft });
  }

  function sendAll(): void {
    isolation.startOccasion();
    for (const questionnaireId of new Set(
      [...store.get().entries.values()].filter(isUnsent).map((entry) => entry.questionnaireId),
    ))
      send(questionnaireId);
  }

  /** Ends every pause that is over, or as good as over, and sends what waited for it. */
  function endPauses(): void {
    for (const [id, { endsAt, cancel }] of debounces)
      if (endsAt <= clock.now() + togetherMs) {
        cancel();
        debounces.delete(id);
      }
    sendAll();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    put({ questionnaireId, key, value, baseRevision, delayMs }) {
      const id = entryId({ questionnaireId, key });
      const { entries, acknowledged } = store.get();
      const before = entries.get(id);
      // A page that is not drawn again yet may still name an older revision than the one we know.
      const newest = Math.max(baseRevision, acknowledged.get(id)?.revision ?? 0);
      change(id, {
        owner,
        questionnaireId,
        key,
        value,
        baseRevision: before ? before.baseRevision : newest,
        attempts: before?.attempts ?? [],
        change: nextChange(),
        status: before?.status.kind === 'conflict' ? before.status : { kind: 'waiting' },
      });
      debounces.get(id)?.cancel();
      if (isClosed) return;
      const wait = delayMs ?? (value === false ? clearDebounceMs : debounceMs);
      debounces.set(id, { endsAt: clock.now() + wait, cancel: clock.after(wait, endPauses) });
    },
    sendAll,
    async settled() {
      while (sending.size > 0 || debounces.size > 0) {
        await Promise.all(sending.values());
        await new Promise<void>((resolve) => clock.after(clearDebounceMs, resolve));
      }
    },
    choose(id, whose) {
      const entry = store.get().entries.get(id);
      if (entry?.status.kind !== 'conflict') return;
      const { theirs } = entry.status;
      const acknowledged = { value: theirs, revision: theirs.revision, savedAt: theirs.savedAt };
      if (whose === 'theirs') return change(id, undefined, acknowledged);
      // The choice is what the person means last, whatever another tab holds.
      change(id, { ...onBase(entry, theirs.revision), change: nextChange() });
      sendAll();
    },
    dismiss(id) {
      if (store.get().entries.get(id)?.status.kind === 'refused') change(id, undefined);
    },
    close() {
      isClosed = true;
      unfollow();
      for (const { cancel } of debounces.values()) cancel();
      debounces.clear();
    },
  };
}
