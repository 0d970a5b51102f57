import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findUnprivilegedUser } from './findUnprivilegedUser.ts';
import { withoutTestDate } from './testing/testDates.ts';

/**
 * Creates a folder for a PostgreSQL server, which belongs to the user that the server runs as.
 * @param parent the folder in which it is created
 * @returns the folder, the path for the server's data in it, the options with which the server's programs are started,
 *   and a function that removes everything
 */
export function createPostgresFolder(parent: string) {
  const user = findUnprivilegedUser();
  const folder = mkdtempSync(join(parent, 'cert-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  return {
    folder,
    data: join(folder, 'data'),
    options: { ...user, cwd: folder, env: { ...withoutTestDate(process.env), LC_ALL: 'C' } },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
