import { globSync } from 'node:fs';
import { installSystemPackage } from './installSystemPackage.ts';

const instructions =
  'The tests at other dates need libfaketime (Debian: apt-get install faketime).';
const library = '/usr/lib/*/faketime/libfaketimeMT.so.1';

/**
 * Finds the library that gives programs another clock; installs it when it is missing.
 * @returns its full path, for `LD_PRELOAD`
 * @throws {Error} with instructions when it cannot be installed
 */
export function ensureFaketime(): string {
  const [found] = globSync(library);
  if (found) return found;
  installSystemPackage('faketime', instructions);
  const [installed] = globSync(library);
  if (!installed) throw new Error(instructions);
  return installed;
}
