import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  mergeField,
  readField,
  type DescribedField,
  type FieldState,
  type SaveState,
} from './field.ts';
import { entryId } from './queueEntry.ts';
import type { SaveQueue } from './saveQueue.ts';

/** The value of one key, with the functions to change it. */
export type QueuedField<Value> = Omit<FieldState<Value>, 'baseRevision'> & {
  /** @param delayMs milliseconds after which the change is sent. Default: `debounceMsOf(value)` */
  change: (value: Value, delayMs?: number) => void;
  /** Resolves a conflict. */
  choose: (whose: 'mine' | 'theirs') => void;
};

/** The value under one key. A component that uses it renders again only when this key changes. */
export function useField<Value>(source: DescribedField<Value>): QueuedField<Value> {
  const queue = useSaveQueue();
  const id = entryId(source);
  const subscribe = useCallback(
    (listener: () => void) => queue.subscribeToEntries((changed) => changed === id && listener()),
    [queue, id],
  );
  const entry = useSyncExternalStore(subscribe, () => queue.get().entries.get(id));
  const acknowledged = useSyncExternalStore(subscribe, () => queue.get().acknowledged.get(id));
  useDescribeRefused([source]);
  const { value: shown, status } = mergeField(source, { entry, acknowledged });
  return {
    value: shown,
    status,
    change: (value, delayMs) => queue.put({ ...source, value, delayMs }),
    choose: (whose) => queue.choose(id, whose),
  };
}

/**
 * Describes refused changes of an earlier page again when one of their fields is shown, because that page may have been
 * in another language.
 */
function useDescribeRefused<Value>(sources: readonly DescribedField<Value>[]): void {
  const queue = useSaveQueue();
  const ids = sources.map(entryId).join(' ');
  const describe = useEffectEvent(() => sources.forEach(queue.describe));
  useEffect(() => describe(), [queue, ids]);
}

/**
 * One save state for several values: the most urgent of their states; if all values are saved, the latest save. The
 * component renders again only when the result changes.
 */
export function useSaveState<Value>(sources: readonly DescribedField<Value>[]): SaveSummary {
  const queue = useSaveQueue();
  const ids = sources.map(entryId).join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      const own = new Set(ids.split(' '));
      return queue.subscribeToEntries((id) => own.has(id) && listener());
    },
    [queue, ids],
  );
  const keepEqual = useKeepEqual<SaveSummary>();
  const read = () =>
    keepEqual(summarise(sources.map((source) => readField(queue.get(), source).status)));
  useDescribeRefused(sources);
  return useSyncExternalStore(subscribe, memoizeByState(queue, read));
}

/**
 * Returns a function that returns its argument, or its last result as long as both have the same properties. A snapshot
 * for `useSyncExternalStore` so stays the same object until it really changes.
 */
export function useKeepEqual<Value extends object>(): (next: Value) => Value {
  const [keepEqual] = useState(() => {
    let last: Value | undefined;
    return (next: Value) => {
      const before = Object.entries(last ?? {});
      const isEqual =
        before.length === Object.keys(next).length &&
        before.every(([name, value]) => next[name as keyof Value] === value);
      return last !== undefined && isEqual ? last : (last = next);
    };
  });
  return keepEqual;
}

/**
 * Wraps `read` so that it runs once for each state of the queue. Without this, `useSyncExternalStore` would call it
 * several times per render, and a page can have a thousand subscribers.
 */
export function memoizeByState<Value>(
  queue: Pick<SaveQueue, 'get'>,
  read: () => Value,
): () => Value {
  let last: { state: unknown; value: Value } | undefined;
  return () => {
    const state = queue.get();
    if (last?.state !== state) last = { state, value: read() };
    return last.value;
  };
}

/** A save state without the values. */
export type SaveSummary =
  | { kind: 'empty' }
  | { kind: Exclude<SaveState['kind'], 'stored' | 'empty'> }
  | Extract<SaveState, { kind: 'stored' }>;

/** All save states, the most urgent first. */
const byUrgency = [
  'conflict',
  'refused',
  'failed',
  'sending',
  'waiting',
  'stored',
  'empty',
] as const satisfies readonly SaveState['kind'][];

function summarise(states: readonly SaveState[]): SaveSummary {
  const kind = byUrgency.find((candidate) => states.some((state) => state.kind === candidate));
  if (kind !== 'stored') return { kind: kind ?? 'empty' };
  return states
    .filter((state) => state.kind === 'stored')
    .reduce((newest, one) => (newest.savedAt >= one.savedAt ? newest : one));
}

export const SaveQueueContext = createContext<SaveQueue | null>(null);

/** The save queue of the signed-in account. Only for pages that require a session. */
export function useSaveQueue(): SaveQueue {
  const opened = useContext(SaveQueueContext);
  if (!opened) throw new Error('nobody is signed in, so nothing can be saved');
  return opened;
}

/** The number of changes of a questionnaire that are not saved: unsent, refused or in conflict. */
export function useUnsavedCount(questionnaireId: number): number {
  const queue = useSaveQueue();
  return useSyncExternalStore(
    queue.subscribe,
    () =>
      [...queue.get().entries.values()].filter((entry) => entry.questionnaireId === questionnaireId)
        .length,
  );
}
