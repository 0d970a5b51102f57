import { findProgram } from './findProgram.ts';
import { installSystemPackage } from './installSystemPackage.ts';

const instructions =
  'The end-to-end tests with several servers need nginx (Debian: apt-get install nginx-light). The nginx service need not run.';

/**
 * Finds the program `nginx`; installs it when it is missing.
 * @throws {Error} with instructions when it cannot be installed
 */
export function ensureNginx(): string {
  const found = findNginx();
  if (found) return found;
  installSystemPackage('nginx-light', instructions);
  const installed = findNginx();
  if (!installed) throw new Error(instructions);
  return installed;
}

/** Also searches folders that are not on the PATH of an ordinary user. */
function findNginx(): string | undefined {
  return findProgram(['nginx'], ['/usr/sbin', '/opt/homebrew/bin']);
}
