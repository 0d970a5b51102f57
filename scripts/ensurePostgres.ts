import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { findProgram } from './findProgram.ts';
import { installSystemPackage } from './installSystemPackage.ts';

/** Folders in which Debian, Red Hat and Homebrew install the server programs, which are not on the PATH. */
const folders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
];
const instructions =
  'The server tests need PostgreSQL 14 or newer, with initdb and postgres on the PATH (Debian: apt-get install postgresql).';

/**
 * Finds the folder of PostgreSQL's programs `initdb` and `postgres`; installs PostgreSQL when there is none.
 * @throws {Error} with instructions when it cannot be installed
 */
export function ensurePostgres(): string {
  const found = findFolder();
  if (found) return found;
  installSystemPackage('postgresql', instructions);
  const installed = findFolder();
  if (!installed) throw new Error(instructions);
  return installed;
}

function findFolder(): string | undefined {
  const program = findProgram(['initdb'], folders);
  // Resolve a link on the PATH: the other programs are in the folder of its target.
  return program && dirname(realpathSync(program));
}
