import {
  createContext,
  useCallback,
  useContext,
  useSyncExternalStore,
  useEffect,
  useEffectEvent,
} from 'react';
import { entryId, type EntryStatus, type ChangeDescription } from './queueEntry.ts';
import type { QueueState } from './queueEntryStore.ts';
import type { Saver, StoredValue } from './savers.ts';
import type { SaveQueue } from './saveQueue.ts';
import { usePlatform } from '../platform.ts';
import type { DescribeChange } from './changeDescription.ts';

/** One value that can be changed: its saver, its questionnaire and key, and the stored value that the page has read. */
export type FieldSource<Value> = {
  saver: Saver<Value>;
  questionnaireId: number;
  key: string;
  /**
   * The value that the page has read from the server; undefined when nothing is stored. `savedBy` is not needed if only
   * the user can change the value.
   */
  stored: (Omit<StoredValue<Value>, 'savedBy'> & { savedBy?: string }) | undefined;
};

/**
 * Whether a value is saved. `stored` means that there is no unsent change; it contains the time of the last save and
 * the name of the person. The name is missing if this browser saved the value.
 */
export type SaveState<Value = unknown> =
  | EntryStatus<Value>
  | { kind: 'stored'; savedAt: string; savedBy: string | undefined }
  | { kind: 'empty' };

/** One value as the page shows it: the unsent value if there is one, else the newest stored value. */
export type FieldState<Value> = {
  value: Value | undefined;
  status: SaveState<Value>;
  /** The stored revision that a change made now is based on; 0 when nothing is stored. */
  baseRevision: number;
};

/** The value of one key, with the functions to change it. */
export type QueuedField<Value> = Omit<FieldState<Value>, 'baseRevision'> & {
  /** @param delayMs replaces the debounce of the queue */
  change: (value: Value, delayMs?: number) => void;
  /** Resolves a conflict. */
  choose: (whose: 'mine' | 'theirs') => void;
};

/** The value under one key. A component that uses it renders again only when this key changes. */
export function useQueuedField<Value>(place: FieldSource<Value>): QueuedField<Value> {
  const queue = useSaveQueue();
  const { saver, questionnaireId, key } = place;
  const id = entryId(place);
  const subscribe = useCallback(
    (listener: () => void) => queue.subscribeToEntries((changed) => changed === id && listener()),
    [queue, id],
  );
  const entry = useSyncExternalStore(subscribe, () => queue.get().entries.get(id));
  const acknowledged = useSyncExternalStore(subscribe, () => queue.get().acknowledged.get(id));
  const { baseRevision, ...field } = mergeField(place, { entry, acknowledged });
  return {
    ...field,
    change: (value, delayMs) =>
      queue.put({ saver, questionnaireId, key, value, baseRevision, delayMs }),
    choose: (whose) => queue.choose(id, whose),
  };
}

/** The value of one key in a state of the queue. */
export function readField<Value>(
  { entries, acknowledged }: Pick<QueueState, 'entries' | 'acknowledged'>,
  place: FieldSource<Value>,
): FieldState<Value> {
  const id = entryId(place);
  return mergeField(place, { entry: entries.get(id), acknowledged: acknowledged.get(id) });
}

/** Merges the value that the page has read, the unsent change, and the value that the server has acknowledged since. */
function mergeField<Value>(
  { saver, stored }: FieldSource<Value>,
  { entry, acknowledged }: { entry: Entry | undefined; acknowledged: Acknowledged | undefined },
): FieldState<Value> {
  const newest =
    !stored || (acknowledged && acknowledged.revision >= stored.revision) ? acknowledged : stored;
  const stands: SaveState<Value> = newest
    ? { kind: 'stored', savedAt: newest.savedAt, savedBy: newest.savedBy }
    : { kind: 'empty' };
  const shown = entry ?? newest;
  return {
    value: shown && saver.read(shown.value),
    status: entry ? readStatus(saver, entry.status) : stands,
    baseRevision: newest?.revision ?? 0,
  };
}

type Entry = NonNullable<ReturnType<QueueState['entries']['get']>>;
type Acknowledged = NonNullable<ReturnType<QueueState['acknowledged']['get']>>;

function readStatus<Value>(saver: Saver<Value>, status: EntryStatus): EntryStatus<Value> {
  if (status.kind !== 'conflict') return status;
  const { theirs } = status;
  return { kind: 'conflict', theirs: { ...theirs, value: saver.read(theirs.value) } };
}

/**
 * One save state for several values: the most urgent of their states; if all values are saved, the latest save. The
 * component renders again only when the result changes.
 */
export function useSaveState<Value>(places: readonly FieldSource<Value>[]): SaveSummary {
  const queue = useSaveQueue();
  const ids = places.map(entryId).join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      const own = new Set(ids.split(' '));
      return queue.subscribeToEntries((id) => own.has(id) && listener());
    },
    [queue, ids],
  );
  const read = () =>
    JSON.stringify(summarise(places.map((place) => readField(queue.get(), place).status)));
  return JSON.parse(useSyncExternalStore(subscribe, memoizeByState(queue, read))) as SaveSummary;
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

type Described = Omit<ChangeDescription, 'lines'> & {
  /** The value in lines of text. Default: the lines from `Saver.describe`. */
  lines?: readonly string[];
};

/**
 * Lets the open page describe changes in the language of the page. The queue stores the descriptions, so that a notice
 * can show them after the page is closed.
 * @param questionnaireId changes of other questionnaires are not described
 * @param page identifies what the page shows; when it changes, `describe` is registered again
 * @param describe returns undefined for a key that the page does not know
 */
export function useDescribeChanges({
  questionnaireId,
  page,
  describe,
}: {
  questionnaireId: number;
  page: string | number;
  describe: (change: { key: string; value: unknown }) => Described | undefined;
}): void {
  const { savers, messages } = usePlatform();
  const queue = useSaveQueue();
  const describeChange: DescribeChange = useEffectEvent((change) => {
    if (change.questionnaireId !== questionnaireId) return undefined;
    const found = describe(change);
    const { key, value } = change;
    return found && { lines: describeValueLines(savers.find(key), value, messages.i18n), ...found };
  });
  useEffect(
    () => queue.describeWith((change) => describeChange(change)),
    [queue, questionnaireId, page],
  );
}

/** Describes a value in lines of text, with its saver; no lines if the saver is missing or cannot describe it. */
export function describeValueLines(
  saver: Saver | undefined,
  value: unknown,
  i18n: ReturnType<typeof usePlatform>['messages']['i18n'],
): readonly string[] {
  return saver?.describe?.(saver.read(value), i18n) ?? [];
}
