import path from 'node:path';
import webpack from 'webpack';
import { folders } from '../../e2e/support/folders.ts';
import { compressFiles } from '../../scripts/compressFiles.ts';
import { plainBuild } from '../../webpack.common.ts';

/**
 * Builds the whole site as one bundle.
 * @returns the folder to be served as the site
 * @throws {Error} with webpack's own words
 */
export async function buildMonolith(): Promise<string> {
  const site = path.join(folders.cache, 'bench', 'monolith');
  const output = path.join(site, 'shell');
  const folder = path.join(folders.root, 'bench', 'monolith');
  const build = plainBuild({ folder, output, version: '1.0.0', mode: 'production' }, './index.ts');
  const compiler = webpack(build);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors())
          reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
  });
  await compressFiles(output);
  return site;
}
