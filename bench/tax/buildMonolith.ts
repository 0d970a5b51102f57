import path from 'node:path';
import { folders } from '../../e2e/support/folders.ts';
import { configurePlainBuild } from '../../webpack.common.ts';
import { runWebpack } from '../runWebpack.ts';

/**
 * Builds the whole site as one bundle.
 * @returns the site folder for the server
 * @throws {Error} with webpack's errors
 */
export async function buildMonolith(): Promise<string> {
  const site = path.join(folders.cache, 'bench', 'monolith');
  const output = path.join(site, 'shell');
  const folder = path.join(folders.root, 'bench', 'monolith');
  const build = configurePlainBuild(
    { folder, output, version: '1.0.0', mode: 'production' },
    './index.ts',
  );
  await runWebpack(build);
  return site;
}
