/**
 * Must be imported before any other file of the site is loaded: the chunk loaders of shell and modules call
 * `certIntegrity` to get the expected hash of a file (webpack.integrity.ts).
 */
import { createIntegrity, type Integrity } from './modules/integrity.ts';

declare global {
  var certIntegrity: (address: string) => string;
}

// The development server's page has no such list, and its builds do not check hashes.
const list = document.getElementById('shell-files')?.textContent;

export const integrity: Integrity | undefined = list
  ? createIntegrity({
      origin: location.origin,
      ownFiles: JSON.parse(list) as Record<string, string>,
    })
  : undefined;

globalThis.certIntegrity = (address) => integrity?.of(address) ?? '';
