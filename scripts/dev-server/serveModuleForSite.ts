import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { ModuleVersion } from '@cert/shared/contract';
import { configureModuleBuild } from '../../webpack.common.ts';
import { formatContainerName, toPartName } from '../../webpack.policy.ts';
import type { Part } from '../parts.ts';
import { readModuleManifest } from '../readModuleManifest.ts';

/**
 * Serves the federated build of one module and rebuilds it on every change, so that a site which runs elsewhere can
 * show it (`?try=report@3003`).
 * @param site URL of that site
 * @returns a function that stops the server
 */
export async function serveModuleForSite({
  root,
  part,
  port,
  site,
}: {
  root: string;
  part: Part;
  port: number;
  site: string;
}): Promise<() => Promise<void>> {
  const folder = path.join(root, part.folder);
  const name = toPartName(folder);
  // Use a new version with each start, so that no page reuses a build that it loaded before.
  const version = `dev.${Date.now()}`;
  const output = path.join(root, '.cache', 'dev-in', part.folder);
  const build = configureModuleBuild({ folder, output, version, mode: 'development' });
  const origin = `http://127.0.0.1:${port}`;
  const describe = (): ModuleVersion => {
    const { contract, pages, slots, saves = [] } = readModuleManifest(folder);
    const built = { version, base: '/', container: formatContainerName(name, version) };
    const offer = { contract, pages, slots, saves };
    return { ...offer, ...built, entry: 'entry.js', files: {}, parts: {} };
  };
  const headers = { 'access-control-allow-origin': new URL(site).origin };
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: false,
      // No live reload: the page belongs to another site, so the developer reloads it by hand.
      liveReload: false,
      client: false,
      static: false,
      headers,
      setupMiddlewares(middlewares, { app }) {
        // Read on every request, so that a changed module.json takes effect with the next reload.
        app?.get('/version.json', (_request, response) => {
          response.set(headers).json(describe());
        });
        return middlewares;
      },
    },
    // Not the default source maps: they use `eval`, which the site's Content-Security-Policy forbids.
    webpack({ ...build, devtool: 'cheap-module-source-map' }),
  );
  await server.start();
  console.log(`${part.folder} in ${site}: ${new URL(`/?try=${name}@${port}`, site).href}`);
  console.log(`That site must allow it: TRY_ORIGINS=${origin}`);
  return () => server.stop();
}
