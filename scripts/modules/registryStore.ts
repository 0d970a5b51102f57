import type { Registry } from '@cert/shared/contract';

/**
 * Where a site's modules are: version folders that are written once, the registry, and every state that it ever had.
 * A folder or a bucket.
 */
export type RegistryStore = {
  /** The folder or the bucket's address, for messages. */
  location: string;
  /** The newest state; undefined before the first. */
  readRegistry(): Promise<Registry | undefined>;
  /**
   * Puts the next state in the place of the one with the revision before it, for everybody at once.
   * @returns false, and nothing is changed, when somebody else was quicker
   */
  writeRegistry(next: Registry): Promise<boolean>;
  /** Every state, the newest first. */
  readHistory(): AsyncIterable<Registry>;
  /** @param file below the store's root, without a slash at the beginning */
  readFile(file: string): Promise<Buffer | undefined>;
  /** @throws Error when there is such a file already, and with another content */
  writeFile(file: string, bytes: Buffer): Promise<void>;
  /** Every version folder, whether or not the registry names it. */
  listFolders(): Promise<VersionFolder[]>;
  /** Removes a version folder; what says that it is whole goes first. */
  removeFolder(folder: VersionFolder): Promise<void>;
};

export type VersionFolder = {
  /** Below the store's root: `modules/report/1.0.0-a1/`. */
  place: string;
  /** Names of what is in it. */
  files: readonly string[];
  /** When the newest of its files was written. */
  writtenAt: Date;
};

export const registryFile = 'modules.json';

/** The name of a state in the history: in the order of their names they are in the order of their revisions. */
export function historyFile(revision: number): string {
  return `modules.history/${String(revision).padStart(8, '0')}.json`;
}

export function formatRegistry(registry: Registry): string {
  return JSON.stringify(registry);
}
