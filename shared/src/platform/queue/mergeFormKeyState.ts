import type { EntryStatus, QueueEntry, QueuedValue, StoredValue } from './queueEntry.ts';
import type { AcknowledgedValue } from './settle.ts';

/** The value of one form key as the page shows it: the unsent value if there is one, else the newest stored value. */
export type FormKeyState = {
  value: QueuedValue | StoredValue | undefined;
  /**
   * `stored` means that there is no unsent change; it contains the time of the last save and the name of the person.
   * The name is missing if this page saved the value.
   */
  status:
    | EntryStatus
    | { kind: 'stored'; savedAt: string; savedBy: string | undefined }
    | { kind: 'empty' };
  /** The stored revision that a change made now is based on; 0 when nothing is stored. */
  baseRevision: number;
};

/**
 * Merges what the page has read, the unsent change and what the server has acknowledged since.
 * @param stored what the page has read from the server
 */
export function mergeFormKeyState({
  stored,
  entry,
  acknowledged,
}: {
  stored: StoredValue | undefined;
  entry: QueueEntry | undefined;
  acknowledged: AcknowledgedValue | undefined;
}): FormKeyState {
  if (!stored && !entry && !acknowledged) return nothing;
  const newest = newestOf(stored, acknowledged);
  const stands: FormKeyState['status'] = newest
    ? { kind: 'stored', savedAt: newest.savedAt, savedBy: nameIn(newest.value) }
    : { kind: 'empty' };
  return {
    value: entry ? entry.value : newest?.value,
    status: entry ? entry.status : stands,
    baseRevision: newest?.revision ?? 0,
  };
}

const nothing: FormKeyState = { value: undefined, status: { kind: 'empty' }, baseRevision: 0 };

function newestOf(stored: StoredValue | undefined, acknowledged: AcknowledgedValue | undefined) {
  if (!stored || (acknowledged && acknowledged.revision >= stored.revision)) return acknowledged;
  return { value: stored, revision: stored.revision, savedAt: stored.savedAt };
}

function nameIn(value: AcknowledgedValue['value']): string | undefined {
  return value !== false && 'savedBy' in value ? value.savedBy : undefined;
}
