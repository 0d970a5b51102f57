/**
 * Must come before anything is loaded: the chunk loaders of shell and modules ask `certIntegrity` which hash a file
 * must have (webpack.integrity.ts).
 */
import { createIntegrity, type Integrity } from './loading/integrity.ts';

declare global {
  var certIntegrity: (address: string) => string;
}

// A page that webpack serves while the site is developed has no list, and its builds do not ask.
const list = document.getElementById('shell-files')?.textContent;

export const integrity: Integrity | undefined = list
  ? createIntegrity({
      origin: location.origin,
      ownFiles: JSON.parse(list) as Record<string, string>,
    })
  : undefined;

globalThis.certIntegrity = (address) => integrity?.of(address) ?? '';
