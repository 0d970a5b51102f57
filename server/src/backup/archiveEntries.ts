import { isStoredName } from '../documents/stores/storedName.ts';
import { InvalidArchiveError } from './invalidArchiveError.ts';

/** The content of one archive entry. */
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
