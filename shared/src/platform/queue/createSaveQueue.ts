import { createStore } from '../store.ts';
import { asFound, asSending, entryId, isUnsent, type QueueEntry } from './queueEntry.ts';
import type { QueueStorage } from './queueStorage.ts';
import {
  clearDebounceMs,
  debounceMs,
  type Clock,
  type QueueState,
  type SaveQueue,
  type Transport,
} from './saveQueue.ts';
import { isForGood, onBase, settleRefusal, settleReply, type Acknowledged } from './settle.ts';

/**
 * The save queue of decisions §4: nothing typed is lost. It keeps every change in `storage` until the server has
 * acknowledged it, sends one call per questionnaire at a time, and never retries by itself.
 * @param owner the account whose changes these are; another account's are neither loaded nor sent
 */
export async function createSaveQueue({
  owner,
  storage,
  transport,
  clock,
}: {
  owner: number;
  storage: QueueStorage;
  transport: Transport;
  clock: Clock;
}): Promise<SaveQueue> {
  let isKept = storage.isKept();
  const kept = await storage.load(owner).catch((): QueueEntry[] => {
    // What lies there is out of reach, not lost. The site works on and says that it cannot keep changes.
    isKept = false;
    return [];
  });
  const store = createStore<QueueState>({
    entries: new Map(kept.map((entry) => [entryId(entry), asFound(entry)])),
    acknowledged: new Map(),
    hasFailed: false,
    isKept,
  });
  let isClosed = false;
  let lastChange = Math.max(0, ...kept.map((entry) => entry.change));
  /** Keys whose debounce still runs, and what cancels it. */
  const debounces = new Map<string, () => void>();
  const sending = new Map<number, Promise<void>>();
  /** Questionnaires to send once more as soon as the present call has ended. */
  const sendAgain = new Set<number>();
  /** Entries that are sent alone, because a call that held them was refused whole. */
  const alone = new Set<string>();

  function change(id: string, entry: QueueEntry | undefined, acknowledged?: Acknowledged): void {
    const state = store.get();
    const entries = new Map(state.entries);
    if (entry) entries.set(id, entry);
    else entries.delete(id);
    const known = acknowledged ? new Map(state.acknowledged).set(id, acknowledged) : null;
    store.set({ ...state, entries, acknowledged: known ?? state.acknowledged });
    const before = state.entries.get(id);
    const stored = entry ? storage.put(entry) : before ? storage.remove(before) : undefined;
    void stored?.catch(() => store.set({ ...store.get(), isKept: false }));
  }

  function due(questionnaireId: number): QueueEntry[] {
    const ready = [...store.get().entries].filter(
      ([id, entry]) =>
        entry.questionnaireId === questionnaireId && isUnsent(entry) && !debounces.has(id),
    );
    const single = ready.find(([id]) => alone.has(id));
    const rest = ready.filter(([id]) => !alone.has(id));
    return (rest.length > 0 ? rest : single ? [single] : []).map(([, entry]) => entry);
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
      store.set({ ...store.get(), hasFailed: false });
      let isRebased = false;
      for (const sent of batch) {
        const id = entryId(sent);
        const settled = settleReply({ sent, now: store.get().entries.get(id), reply });
        isRebased ||= settled.isRebased;
        alone.delete(id);
        change(id, settled.entry, settled.acknowledged);
      }
      return isRebased || alone.size > 0;
    } catch (failure) {
      if (isClosed) return false;
      const isFinal = isForGood(failure);
      for (const sent of batch) {
        const id = entryId(sent);
        const now = store.get().entries.get(id) ?? sent;
        if (isFinal && batch.length > 1) alone.add(id);
        const final = isFinal && batch.length === 1 ? failure : undefined;
        if (final) alone.delete(id);
        change(id, settleRefusal({ sent, now, final }));
      }
      store.set({ ...store.get(), hasFailed: !isFinal });
      return isFinal;
    }
  }

  function sendAll(): void {
    for (const questionnaireId of new Set(
      [...store.get().entries.values()].filter(isUnsent).map((entry) => entry.questionnaireId),
    ))
      send(questionnaireId);
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
        change: ++lastChange,
        status: before?.status.kind === 'conflict' ? before.status : { kind: 'waiting' },
      });
      debounces.get(id)?.();
      if (isClosed) return;
      const wait = delayMs ?? (value === false ? clearDebounceMs : debounceMs);
      debounces.set(
        id,
        clock.after(wait, () => {
          debounces.delete(id);
          sendAll();
        }),
      );
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
      change(id, onBase(entry, theirs.revision));
      sendAll();
    },
    dismiss(id) {
      if (store.get().entries.get(id)?.status.kind === 'refused') change(id, undefined);
    },
    close() {
      isClosed = true;
      for (const cancel of debounces.values()) cancel();
      debounces.clear();
    },
  };
}
