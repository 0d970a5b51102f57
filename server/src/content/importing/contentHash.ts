import { createHash } from 'node:crypto';

/**
 * Computes the SHA-256 of a value's JSON with sorted fields: equal content has an equal hash, independent of the file's
 * layout.
 */
export function contentHash(value: unknown): string {
  const canonical = JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
  return createHash('sha256').update(canonical).digest('hex');
}
