import { registry, type Registry } from '@cert/shared/contract';
import { z } from 'zod';

/** The author of a change of the registry, and the sources that it was made from. */
const changeOrigin = z.strictObject({
  /** Name of the person: git's, or the one given to the command. */
  person: z.string(),
  /** The commit of the sources that the command ran in; absent outside of git. */
  commit: z.string().optional(),
  /** Whether the sources had uncommitted changes. */
  isDirty: z.boolean().optional(),
  /** A message of the person about the change. */
  note: z.string().optional(),
});

/**
 * A state of the registry in the history. The fields that it adds to the registry are never served: `/modules.json` is
 * public, and names of persons are not.
 */
export const registryStateSchema = registry.extend({
  /** Absent if nobody was named. */
  by: changeOrigin.optional(),
  /** Names of the modules that a command has ever released, changed or removed. A build does not change them. */
  released: z.array(z.string()),
});

export type ChangeOrigin = z.output<typeof changeOrigin>;
export type RegistryState = z.output<typeof registryStateSchema>;

/** The part of a state that is served as `/modules.json`. */
export function toServedRegistry({
  revision,
  changedAt,
  change,
  modules,
}: RegistryState): Registry {
  return { revision, changedAt, change, modules };
}

/**
 * Parses a state of the history.
 * @param place the file with its folder or bucket, for messages
 * @throws {Error} with one sentence: the file, what is wrong with it, and how to fix it
 */
export function parseRegistryState(
  text: string,
  { place, revision }: { place: string; revision: number },
): RegistryState {
  const damaged = (reason: string) =>
    new Error(
      `${place} is damaged (${reason}): move this file away, and revision ${revision - 1} counts again; ` +
        'the next command tells pages so.',
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged('no JSON');
  }
  const parsed = registryStateSchema.safeParse(value);
  if (parsed.success && parsed.data.revision !== revision)
    throw damaged(`it says revision ${parsed.data.revision}`);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw new Error(
      `${place} has fields that these commands do not know (${issue.keys.join(', ')}), so newer ones wrote it: ` +
        'run the command from the newer sources.',
    );
  throw damaged(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/** Describes in one line what was changed, by whom, from which sources, and the note. */
export function describeChange({ change, by }: RegistryState): string {
  if (!by) return change;
  const { person, commit, isDirty, note } = by;
  const sources = [...(commit ? [commit] : []), ...(isDirty ? ['with uncommitted changes'] : [])];
  const from = sources.length > 0 ? ` (${sources.join(' ')})` : '';
  return `${change}, by ${person}${from}${note ? `: “${note}”` : ''}`;
}

/**
 * Storage of a site's modules, in a folder or in a bucket: the files of all versions, whose content is never changed, the
 * registry, and the history of all its states.
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
  /** Creates a file. If it exists, only the time when it was written is set to now, because it is used again. */
  writeFile(file: string, bytes: Buffer): Promise<'created' | 'unchanged' | 'has other content'>;
  /** Lists the files below `modules/`, also those that belong to no version. */
  listFiles(): Promise<StoredFile[]>;
  /** Lists all drafts (temporary files), also those that are still being written. */
  listDrafts(): Promise<StoredFile[]>;
  removeFile(file: string): Promise<void>;
};

export type StoredFile = {
  /** Path below the store's root: `modules/report/entry.0a1b2c3d4e.js`. */
  file: string;
  writtenAt: Date;
};

export const registryFile = 'modules.json';

/** File name of a state in the history. The number is padded with zeros, so that names sort like revisions. */
export function toHistoryFileName(revision: number): string {
  return `modules.history/${String(revision).padStart(8, '0')}.json`;
}

/** The text of a state in the history. */
export function formatRegistryState(state: RegistryState): string {
  return JSON.stringify(state);
}

/** The text of the registry that is served: a state without its private fields. */
export function formatServedRegistry(state: RegistryState): string {
  return JSON.stringify(toServedRegistry(state));
}

/** After this time in milliseconds, no command can still be writing the draft. */
const writingMs = 60 * 60 * 1_000;

const draftName = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Whether a file has the name of a draft: another file's name, a dot, and a UUID. A command renames its draft when the
 * draft is complete.
 */
export function isTemporaryFile(file: string): boolean {
  return draftName.test(file);
}

/** Returns the drafts that interrupted commands have left: those older than `writingMs`. */
export function listAbandonedTemporaryFiles(
  drafts: readonly StoredFile[],
  now: Date,
): StoredFile[] {
  return drafts.filter(({ writtenAt }) => now.getTime() - writtenAt.getTime() > writingMs);
}

/** Describes a draft in one line: its path, and when it was written. */
export function describeTemporaryFile({ file, writtenAt }: StoredFile): string {
  return `${file}  draft that an interrupted command left on ${writtenAt.toISOString().slice(0, 10)}`;
}
