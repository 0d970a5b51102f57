import { findProgram } from './findProgram.ts';
import { installSystemPackage } from './installSystemPackage.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome'];
const instructions =
  'The end-to-end tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.';

/**
 * Finds the browser for the end-to-end tests: CHROMIUM_PATH, else a browser on the PATH, else it is installed now.
 * @returns its full path
 * @throws {Error} with instructions when there is none and it cannot be installed
 */
export function ensureChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? findProgram(names);
  if (found) return found;
  installSystemPackage('chromium', instructions);
  const installed = findProgram(names);
  if (!installed) throw new Error(instructions);
  return installed;
}
