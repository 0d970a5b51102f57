import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../documents/stores/fileStore.ts';

/**
 * Creates a file store for a dry run: writes and removals are visible during this run only. Changes to the quarantine
 * are ignored.
 */
export function createDryRunFileStore(files: FileStore): FileStore {
  const written = new Map<string, Buffer>();
  const removed = new Set<string>();
  return {
    ...files,
    write: async (storedName, bytes) => {
      const stream = bytes instanceof Uint8Array ? Readable.from([bytes]) : Readable.from(bytes);
      written.set(storedName, await buffer(stream));
      removed.delete(storedName);
    },
    read: async (storedName) => {
      const own = written.get(storedName);
      if (own) return Readable.from([own]);
      return removed.has(storedName) ? undefined : files.read(storedName);
    },
    remove: async (storedName) => {
      written.delete(storedName);
      removed.add(storedName);
    },
    quarantine: {
      write: () => Promise.resolve(),
      read: files.quarantine.read,
      remove: () => Promise.resolve(),
    },
    list: async function* () {
      yield* written.keys();
      for await (const name of files.list())
        if (!removed.has(name) && !written.has(name)) yield name;
    },
  };
}
