import { z } from 'zod';
import { isStoredName } from '../documents/stores/storedName.ts';

/** What an entry of the archive contains: the manifest, the rows of a table, or a stored file. */
export type ArchiveEntry =
  { kind: 'manifest' } | { kind: 'table'; table: string } | { kind: 'file'; storedName: string };

const forms = {
  table: /^tables\/([a-z][a-z0-9_]{0,62})\.jsonl$/,
  file: /^files\/([^/]+)$/,
};

/** Formats the name of an entry within the archive. */
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

/** Version of the archive's layout. Increase it with each change that older versions of the program cannot read. */
export const archiveFormatVersion = 1;

const digest = {
  byteCount: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
};

/** Schema of the manifest, which describes an archive. It is the last entry, because its digests are known last. */
export const archiveManifestSchema = z.object({
  format: z.literal(archiveFormatVersion),
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
       * Next value of each identity column. This can be more than the maximum plus one: the id of a deleted row must
       * not be used again, because the audit trail of an erased account would then belong to a new account.
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
export type ArchiveManifest = z.output<typeof archiveManifestSchema>;

/** Thrown for an archive that cannot be restored in this installation. The message is one sentence for the operator. */
export class InvalidArchiveError extends Error {}
