import { findProgram } from './findProgram.ts';
import { installSystemPackage } from './installSystemPackage.ts';

const instructions =
  'The end-to-end tests with several servers need nginx (Debian: apt-get install nginx-light); its own service need not run.';

/**
 * The program `nginx`, installed now when it is missing.
 * @throws {Error} saying what to do when it is missing and may not be installed
 */
export function ensureNginx(): string {
  const found = findNginx();
  if (found) return found;
  installSystemPackage('nginx-light', instructions);
  const installed = findNginx();
  if (!installed) throw new Error(instructions);
  return installed;
}

/** Not on the path of an ordinary user. */
function findNginx(): string | undefined {
  return findProgram(['nginx'], ['/usr/sbin', '/opt/homebrew/bin']);
}
