import { findProgram } from './findProgram.ts';
import { installSystemPackage } from './installSystemPackage.ts';

const instructions =
  'Some end-to-end tests need WebKitGTK (Debian: apt-get install webkit2gtk-driver xvfb).';

/**
 * Installs WebKitGTK’s driver with its small browser, and Xvfb (a virtual screen), if they are missing.
 * @returns the full paths of both programs
 * @throws {Error} with instructions when they cannot be installed
 */
export function ensureWebkit(): { driver: string; screen: string } {
  return { driver: ensure('WebKitWebDriver', 'webkit2gtk-driver'), screen: ensure('Xvfb', 'xvfb') };
}

function ensure(program: string, systemPackage: string): string {
  const found = findProgram([program]);
  if (found) return found;
  installSystemPackage(systemPackage, instructions);
  const installed = findProgram([program]);
  if (!installed) throw new Error(instructions);
  return installed;
}
