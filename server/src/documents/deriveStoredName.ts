import { createHash } from 'node:crypto';

/**
 * The name under which an uploaded file is kept once it is a document. Nobody has an address to write there, so the
 * bytes that were checked stay what they are, even while the upload's own address is still good. It follows from the
 * upload's name and the bytes: whoever submits the same again writes the same file, and other bytes another one.
 */
export function deriveStoredName(uploadedName: string, sha256: string): string {
  const digest = createHash('sha256')
    .update(`${uploadedName} ${sha256}`)
    .digest('hex')
    .slice(0, 32);
  return digest + uploadedName.slice(uploadedName.lastIndexOf('.'));
}
