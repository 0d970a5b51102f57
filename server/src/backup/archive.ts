import { z } from 'zod';
import { isStoredName } from '../documents/stores/storedName.ts';

/** The content of one archive entry: the manifest, the rows of a table, or a stored file. */
export type ArchiveEntry =
  { kind: 'manifest' } | { kind: 'table'; table: string } | { kind: 'file'; storedName: string };

const forms = {
  table: /^tables\/([a-z][a-z0-9_]{0,62})\.jsonl$/,
  file: /^files\/([^/]+)$/,
};

/** The name of an entry within the archive. */
export function formatEntryName(entry: ArchiveEntry): string {
  switch (entry.kind) {
    case 'manifest':
      return 'manifest.json';
    case 'table':
      return `tables/${entry.table}.jsonl`;
    case 'file':
      return `files/${entry.storedName}`;
  }
}

/**
 * Parses an entry name. Accepts only the three formats that a backup writes, so path traversal (`files/../../x`) is
 * impossible.
 * @throws InvalidArchiveError for any other name
 */
export function parseEntryName(name: string): ArchiveEntry {
  if (name === 'manifest.json') return { kind: 'manifest' };
  const table = forms.table.exec(name)?.[1];
  if (table !== undefined) return { kind: 'table', table };
  const storedName = forms.file.exec(name)?.[1];
  if (storedName !== undefined && isStoredName(storedName)) return { kind: 'file', storedName };
  throw new InvalidArchiveError(`The archive holds “${name}”, which is not part of a backup.`);
}

/** Version of the archive's layout. Increase it if older versions of the program could not read new archives. */
export const archiveFormat = 1;

const digest = {
  byteCount: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
};

/** Description of an archive. It is the last entry, because the digests are known only at the end. */
export const archiveManifest = z.object({
  format: z.literal(archiveFormat),
  createdAt: z.iso.datetime(),
  /** Names of the applied migrations, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string(),
      /** Names of the columns, in the order of the values in each row. */
      columns: z.array(z.string()).min(1),
      rowCount: z.number().int().nonnegative(),
      /**
       * Next value of each identity column. Not the maximum plus one: the id of an erased account must not be reused,
       * because its audit trail would then belong to the new account.
       */
      nextNumbers: z.record(z.string(), z.string().regex(/^[1-9]\d*$/)),
      ...digest,
    }),
  ),
  files: z.array(z.object({ storedName: z.string(), ...digest })),
  /** Documents whose file was missing or damaged in the store when the backup was made. */
  faults: z.array(
    z.object({
      documentId: z.number().int(),
      title: z.string(),
      fault: z.enum(['missing', 'damaged']),
    }),
  ),
});
export type ArchiveManifest = z.output<typeof archiveManifest>;

/** Thrown for an archive that cannot be restored in this installation. The message is one sentence for the operator. */
export class InvalidArchiveError extends Error {}
