import { findProgram } from './findProgram.ts';
import { installSystemPackage } from './installSystemPackage.ts';

const names = ['firefox-esr', 'firefox'];
const instructions =
  'Some end-to-end tests need Firefox. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.';

/**
 * Finds Firefox for the end-to-end tests: FIREFOX_PATH, else a browser on the PATH, else it is installed now.
 * @returns its full path
 * @throws {Error} with instructions when there is none and it cannot be installed
 */
export function ensureFirefox(): string {
  const found = process.env.FIREFOX_PATH ?? findProgram(names);
  if (found) return found;
  installSystemPackage('firefox-esr', instructions);
  const installed = findProgram(names);
  if (!installed) throw new Error(instructions);
  return installed;
}
