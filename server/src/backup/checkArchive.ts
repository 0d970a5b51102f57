import { describeUnknownSchema } from '../database/migrate.ts';
import {
  formatEntryName,
  InvalidArchiveError,
  archiveFormatVersion,
  archiveManifestSchema as manifestSchema,
  type ArchiveManifest,
} from './archive.ts';
import type { Digest } from './packArchive.ts';
import { walkArchive } from './walkArchive.ts';

/** Maximum size of a manifest, enough for a million files. */
const maxManifestBytes = 256 * 1024 * 1024;

/**
 * Reads an archive without changing anything and compares every entry with the manifest.
 * @throws InvalidArchiveError if an entry is missing, unknown or changed, or if this version of the program does not
 *   know the archive's schema
 */
export async function checkArchive(path: string): Promise<ArchiveManifest> {
  let text: string | undefined;
  const digests = await walkArchive(path, async (entry, bytes) => {
    if (entry.kind === 'manifest') text = await readText(bytes);
  });
  if (text === undefined)
    throw new InvalidArchiveError('The archive has no manifest: it is not a backup.');
  const manifest = parseManifest(text);
  const issue = describeUnknownSchema(manifest.migrations);
  if (issue) throw new InvalidArchiveError(`The archive cannot be restored: ${issue}`);
  checkDigests(manifest, digests);
  return manifest;
}

/**
 * Compares the digests of an archive with its manifest.
 * @throws InvalidArchiveError naming the first entry that differs
 */
export function checkDigests(
  manifest: ArchiveManifest,
  digests: ReadonlyMap<string, Digest>,
): void {
  const left = new Map(digests);
  left.delete(formatEntryName({ kind: 'manifest' }));
  const take = (name: string, stated: { byteCount: number; sha256: string }): Digest => {
    const found = left.get(name);
    if (!found) throw new InvalidArchiveError(`“${name}” is missing in the archive.`);
    if (found.byteCount !== stated.byteCount || found.sha256 !== stated.sha256)
      throw new InvalidArchiveError(
        `“${name}” in the archive differs from its checksum in the manifest.`,
      );
    left.delete(name);
    return found;
  };
  for (const table of manifest.tables) {
    const name = formatEntryName({ kind: 'table', table: table.name });
    if (take(name, table).lineCount !== table.rowCount)
      throw new InvalidArchiveError(
        `“${name}” in the archive does not have ${table.rowCount} rows.`,
      );
  }
  for (const file of manifest.files)
    take(formatEntryName({ kind: 'file', storedName: file.storedName }), file);
  const [foreign] = left.keys();
  if (foreign !== undefined)
    throw new InvalidArchiveError(`“${foreign}” in the archive is not listed in its manifest.`);
}

function parseManifest(text: string): ArchiveManifest {
  const read = (): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  const parsed = manifestSchema.safeParse(read());
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') ?? '';
  throw new InvalidArchiveError(
    `The archive's manifest does not have format ${archiveFormatVersion}: ${place} ${issue?.message ?? ''}`,
  );
}

async function readText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  for await (const chunk of bytes) {
    byteCount += chunk.length;
    if (byteCount > maxManifestBytes)
      throw new InvalidArchiveError("The archive's manifest is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
