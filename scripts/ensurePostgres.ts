import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { findProgram } from './findProgram.ts';
import { installSystemPackage } from './installSystemPackage.ts';

/** Where Debian, Red Hat and Homebrew keep the server's programs, which are not on the path. */
const folders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
];
const instructions =
  'The server tests need the PostgreSQL programs initdb and postgres, 14 or newer, on the path (Debian: apt-get install postgresql).';

/**
 * The folder of PostgreSQL's programs `initdb` and `postgres`, installed now when there is none.
 * @throws {Error} saying what to do when there is none and it may not be installed
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
  // A link on the path stands alone; its neighbours are where it leads to.
  return program && dirname(realpathSync(program));
}
