/**
 * Must be imported before any other file of the site is loaded: the chunk loaders of shell and modules call
 * `certIntegrity` to get the expected hash of a file (webpack.integrity.ts).
 */
import { createExpectedHashes, type ExpectedHashes } from './modules/integrity.ts';

declare global {
  var certIntegrity: (address: string) => string;
}

// The page contains the hashes of the shell's files as JSON. In development there are no hashes, and no file is
// checked.
const list = document.getElementById('shell-files')?.textContent;

export const expectedHashes: ExpectedHashes | undefined = list
  ? createExpectedHashes({
      origin: location.origin,
      ownFiles: JSON.parse(list) as Record<string, string>,
    })
  : undefined;

globalThis.certIntegrity = (address) => expectedHashes?.of(address) ?? '';
