import type { Upload, UploadTarget } from './Upload.ts';

const none: readonly Upload[] = [];

/**
 * Stores uploads by target (a question or an area), with the listeners of each target. A change notifies only the
 * listeners of its own target.
 */
export function createUploadLists() {
  const lists = new Map<string, readonly Upload[]>();
  const listeners = new Map<string, Set<() => void>>();

  function set(target: UploadTarget, list: readonly Upload[]): void {
    lists.set(keyOf(target), list);
    for (const listener of [...(listeners.get(keyOf(target)) ?? [])]) listener();
  }
  const of = (target: UploadTarget) => lists.get(keyOf(target)) ?? none;

  return {
    of,
    all: (): readonly Upload[] =>
      [...lists.values()].flat().sort((one, other) => one.id - other.id),
    /** Adds an upload or replaces its earlier state. */
    put(upload: Upload): void {
      const list = of(upload.target);
      const isKnown = list.some(({ id }) => id === upload.id);
      set(
        upload.target,
        isKnown
          ? list.map((known) => (known.id === upload.id ? upload : known))
          : [...list, upload],
      );
    },
    remove: ({ id, target }: Upload): void =>
      set(
        target,
        of(target).filter((upload) => upload.id !== id),
      ),
    subscribe(target: UploadTarget, listener: () => void): () => void {
      const watching = listeners.get(keyOf(target)) ?? new Set();
      listeners.set(keyOf(target), watching.add(listener));
      return () => watching.delete(listener);
    },
    isWatched: (target: UploadTarget): boolean => (listeners.get(keyOf(target))?.size ?? 0) > 0,
  };
}

function keyOf({ questionnaireId, entityType, entityId }: UploadTarget): string {
  return `${questionnaireId} ${entityType} ${entityId}`;
}
