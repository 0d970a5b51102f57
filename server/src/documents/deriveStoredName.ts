import { createHash } from 'node:crypto';

/**
 * The stored name of a document's file, different from the upload's name. No URL allows writing to it, so the checked
 * bytes cannot be replaced while the upload URL is still valid. Derived from the upload's name and the bytes:
 * submitting the same upload again writes the same file, and other bytes write another one.
 */
export function deriveStoredName(uploadedName: string, sha256: string): string {
  const digest = createHash('sha256')
    .update(`${uploadedName} ${sha256}`)
    .digest('hex')
    .slice(0, 32);
  return digest + uploadedName.slice(uploadedName.lastIndexOf('.'));
}
