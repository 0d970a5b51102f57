import { toServedRegistry, type RegistryState } from './registryState.ts';

/**
 * Storage of a site's modules, in a folder or in a bucket: one folder for each version, whose files are never changed,
 * the registry, and the history of all its states.
 */
export type RegistryStore = {
  /** The folder or the bucket's address, for messages. */
  location: string;
  /** The newest state; undefined when there is none yet. */
  readRegistry(): Promise<RegistryState | undefined>;
  /**
   * Replaces the state with the preceding revision by the next one, atomically.
   * @returns false, without any change, when this revision has already been written
   */
  writeRegistry(next: RegistryState): Promise<boolean>;
  /** All states, the newest first. */
  readHistory(): AsyncIterable<RegistryState>;
  /**
   * Reads a file; undefined when it is missing.
   * @param file path below the root of the store, without a slash at the beginning
   */
  readFile(file: string): Promise<Buffer | undefined>;
  /** Creates a file. @throws {Error} when it already exists with other content */
  writeFile(file: string, bytes: Buffer): Promise<void>;
  /** All version folders, also those that are not in the registry. */
  listFolders(): Promise<VersionFolder[]>;
  /** Removes a version folder, its build info first: a folder without build info is never used as a build. */
  removeFolder(folder: VersionFolder): Promise<void>;
  /** Lists all drafts (temporary files), also those that are still being written. */
  listDrafts(): Promise<Draft[]>;
  removeDraft(draft: Draft): Promise<void>;
};

export type VersionFolder = {
  /** Path below the store's root: `modules/report/1.0.0-a1/`. */
  place: string;
  /** Names of the files in the folder. */
  files: readonly string[];
  /** Time when the newest file in the folder was written. */
  writtenAt: Date;
};

export const registryFile = 'modules.json';

/** File name of a state in the history. The number is padded with zeros, so that names sort like revisions. */
export function toHistoryFileName(revision: number): string {
  return `modules.history/${String(revision).padStart(8, '0')}.json`;
}

/** The text of a state in the history. */
export function formatState(state: RegistryState): string {
  return JSON.stringify(state);
}

/** The text of the registry that is served: a state without its private fields. */
export function formatRegistry(state: RegistryState): string {
  return JSON.stringify(toServedRegistry(state));
}

/** A temporary file that a command writes; it is renamed when it is complete. */
export type Draft = {
  /** Path below the store's root. */
  file: string;
  writtenAt: Date;
};

/** After this time in milliseconds, no command can still be writing the draft. */
const writingMs = 60 * 60 * 1_000;

const draftName = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a file has the name of a draft: another file's name, a dot, and a UUID. */
export function isDraft(file: string): boolean {
  return draftName.test(file);
}

/** Returns the drafts that interrupted commands have left: those older than `writingMs`. */
export function listAbandonedDrafts(drafts: readonly Draft[], now: Date): Draft[] {
  return drafts.filter(({ writtenAt }) => now.getTime() - writtenAt.getTime() > writingMs);
}

/** Describes a draft in one line: its path, and when it was written. */
export function describeDraft({ file, writtenAt }: Draft): string {
  return `${file}  draft that an interrupted command left on ${writtenAt.toISOString().slice(0, 10)}`;
}
