import { findProgram } from './findProgram.ts';
import { installSystemPackage } from './installSystemPackage.ts';

const instructions =
  'The tests with a database pooler need PgBouncer (Debian: apt-get install pgbouncer). Its service need not run.';

/**
 * Finds the program `pgbouncer`; installs it when it is missing.
 * @throws {Error} with instructions when it cannot be installed
 */
export function ensurePgbouncer(): string {
  const found = findPgbouncer();
  if (found) return found;
  installSystemPackage('pgbouncer', instructions);
  const installed = findPgbouncer();
  if (!installed) throw new Error(instructions);
  return installed;
}

/** Also searches folders that are not on the PATH of an ordinary user. */
function findPgbouncer(): string | undefined {
  return findProgram(['pgbouncer'], ['/usr/sbin', '/opt/homebrew/bin']);
}
