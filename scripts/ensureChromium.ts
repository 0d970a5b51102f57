import { findProgram } from './findProgram.ts';
import { installSystemPackage } from './installSystemPackage.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome'];
const headlessShell = 'chromium-headless-shell';
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

/**
 * Finds the browser that the tests drive: HEADLESS_SHELL_PATH, else Chromium's headless shell, which is installed if
 * possible. It has the same engine, but no windows, toolbars or extensions, so tests need about a sixth less processor
 * time.
 * @returns its full path; that of Chromium when there is no headless shell
 * @throws {Error} with instructions when there is no Chromium either
 */
export function ensureHeadlessShell(): string {
  const chromium = ensureChromium();
  const find = () => process.env.HEADLESS_SHELL_PATH ?? findProgram([headlessShell]);
  const found = find();
  if (found) return found;
  try {
    installSystemPackage(headlessShell, '');
  } catch {
    console.log(`${headlessShell} cannot be installed: the tests use ${chromium}.`);
  }
  return find() ?? chromium;
}
