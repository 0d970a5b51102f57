import { Refusal } from '../../domain/index.ts';
import { createStore, type Store } from '../store.ts';
import { settleReply, settleRefusal, type Acknowledged } from './settle.ts';
import { entryId, isUnsent, type QueueEntry, type QueuedValue } from './queueEntry.ts';
import type { QueueStorage } from './queueStorage.ts';
import type { Input, Reply } from '../../contract/index.ts';

/** Wait after the last change of a key before it is sent; shorter after a clear (spec 1 §4). */
export const debounceMs = 200;
export const clearDebounceMs = 10;

export type Clock = {
  /** @returns the function that cancels the timer */
  after(ms: number, run: () => void): () => void;
};

/** Sends changes of one questionnaire; throws `Refusal` or `Unreachable`. */
export type Transport = (
  input: Input<'questionnaireAnswersSave'>,
) => Promise<Reply<'questionnaireAnswersSave'>>;

export type QueueState = {
  readonly entries: ReadonlyMap<string, QueueEntry>;
  /** What the server has acknowledged since the page was opened, by entry id: newer than what the page has read. */
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  /** True from a failed attempt until the next one that works: the page shows the alert. */
  readonly hasFailed: boolean;
  /** False when the browser does not let us keep entries: then closing the page loses them. */
  readonly isKept: boolean;
};

export type SaveQueue = Pick<Store<QueueState>, 'get' | 'subscribe'> & {
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
  /** Resolves when nothing is being sent and no timer runs; what failed may remain. */
  settled(): Promise<void>;
  /** Ends a conflict: `mine` is sent over theirs, `theirs` drops the own change. */
  choose(id: string, whose: 'mine' | 'theirs'): void;
  /** Drops a refused change that the person has noted. */
  dismiss(id: string): void;
};

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
  const kept = await storage.load(owner);
  const store = createStore<QueueState>({
    entries: new Map(kept.map((entry) => [entryId(entry), asWaiting(entry)])),
    acknowledged: new Map(),
    hasFailed: false,
    isKept: storage.isKept(),
  });
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
    if (sending.has(questionnaireId)) {
      sendAgain.add(questionnaireId);
      return;
    }
    const batch = due(questionnaireId);
    if (batch.length === 0) return;
    for (const entry of batch) change(entryId(entry), { ...entry, status: { kind: 'sending' } });
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
      const isFinal = failure instanceof Refusal && isForGood(failure);
      for (const sent of batch) {
        const id = entryId(sent);
        const now = store.get().entries.get(id) ?? sent;
        if (isFinal && batch.length > 1) alone.add(id);
        const final = isFinal && batch.length === 1 ? failure : undefined;
        if (final) alone.delete(id);
        change(id, settleRefusal({ sent, now, final }));
      }
      if (!isFinal) store.set({ ...store.get(), hasFailed: true });
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
      const before = store.get().entries.get(id);
      change(id, {
        owner,
        questionnaireId,
        key,
        value,
        baseRevision: before ? before.baseRevision : baseRevision,
        earlier: before ? [...before.earlier, before.value] : [],
        change: ++lastChange,
        status: before?.status.kind === 'conflict' ? before.status : { kind: 'waiting' },
      });
      debounces.get(id)?.();
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
      change(id, { ...entry, baseRevision: theirs.revision, status: { kind: 'waiting' } });
      sendAll();
    },
    dismiss(id) {
      if (store.get().entries.get(id)?.status.kind === 'refused') change(id, undefined);
    },
  };
}

/** A page that was closed while sending does not know what came of it: it sends again, which changes nothing twice. */
function asWaiting(entry: QueueEntry): QueueEntry {
  return entry.status.kind === 'sending' ? { ...entry, status: { kind: 'waiting' } } : entry;
}

/** Refusals that another attempt cannot mend. Signing in again, waiting, and the server's recovery can mend the others. */
function isForGood(refusal: Refusal): boolean {
  return !['signed-out', 'slow-down', 'server-error'].includes(refusal.code);
}
