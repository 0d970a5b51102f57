import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/findFreePort.ts';
import { folders } from './folders.ts';
import { startServer } from './startServer.ts';

/** Runs before all tests: starts the server once, so that it writes the demo data. Each test copies them. */
export default async function prepareDemo(): Promise<void> {
  if (!existsSync(join(folders.dist, 'modules.json')))
    throw new Error('dist/ has no built site. Run `npm run build`, or `npm test -- e2e`.');
  rmSync(folders.demo, { recursive: true, force: true });
  const server = await startServer({
    port: await findFreePort(),
    dataFolder: folders.demo,
    siteFolder: folders.dist,
  });
  await server.stop();
}
