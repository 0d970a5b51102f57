import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), 'server', 'src', 'documents', 'testing', 'encryptedPdfs');

/**
 * The names of small files that qpdf 11 has encrypted. `user-…` needs a password to open, `owner-…` only to print or to
 * change. `r2` to `r6` is the revision of the encryption: RC4 up to `r3`, AES from `r4` on, except that `rc4` has
 * revision 4 with RC4. `xref` has its trailer in a stream, `lin` is linearized, `meta` has unencrypted metadata. `none`
 * is not encrypted.
 */
export const encryptedPdfNames = readdirSync(folder);

/** Reads one of `encryptedPdfNames`. */
export function readEncryptedPdf(name: string): Buffer {
  return readFileSync(join(folder, name));
}
