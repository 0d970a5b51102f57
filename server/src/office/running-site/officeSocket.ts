import { join } from 'node:path';

/**
 * Returns the folder and the socket at which a site with an embedded database answers the office's commands. Only the
 * user who runs the site may open the folder, as with the folder of the database.
 */
export function getOfficeSocketPaths(databaseFolder: string): { folder: string; path: string } {
  const folder = `${databaseFolder}.office`;
  return { folder, path: join(folder, 'socket') };
}
