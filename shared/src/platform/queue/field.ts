import { entryId, type ChangeDescription, type EntryStatus } from './queueEntry.ts';
import type { QueueState } from './queueEntryStore.ts';
import type { Saver, StoredValue } from './savers.ts';

/** One value that can be changed: its saver, its questionnaire and key, and the stored value that the page has read. */
export type StoredField<Value> = {
  saver: Saver<Value>;
  questionnaireId: number;
  key: string;
  /**
   * The value that the page has read from the server; undefined when nothing is stored. `savedBy` is not needed if only
   * the user can change the value.
   */
  stored: (Omit<StoredValue<Value>, 'savedBy'> & { savedBy?: string }) | undefined;
};

/** A value together with the function that describes its changes. */
export type DescribedField<Value> = StoredField<Value> & {
  /**
   * Describes a change in the language of the page. The queue stores the description with the change, so that a notice
   * can show it after the page is closed.
   * @param stored the newest stored value; undefined when nothing is stored
   */
  describe: (value: Value, stored: Value | undefined) => ChangeDescription;
};

/**
 * Whether a value is saved. `stored` means that there is no unsent change; it contains the time of the last save and
 * the name of the person who saved. The name is missing if this browser saved the value.
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

/** The value of one key in a state of the queue. */
export function readField<Value>(
  { entries, acknowledged }: Pick<QueueState, 'entries' | 'acknowledged'>,
  field: StoredField<Value>,
): FieldState<Value> {
  const id = entryId(field);
  return mergeField(field, { entry: entries.get(id), acknowledged: acknowledged.get(id) });
}

/** The newest stored value of one key, without an unsent change. */
export function readStoredValue<Value>(
  { acknowledged }: Pick<QueueState, 'acknowledged'>,
  field: StoredField<Value>,
): FieldState<Value> {
  return readField({ entries: new Map(), acknowledged }, field);
}

/** Merges the value that the page has read, the unsent change, and the value that the server has acknowledged since. */
export function mergeField<Value>(
  { saver, stored }: StoredField<Value>,
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
