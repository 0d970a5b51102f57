import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { standaloneBuild } from '../webpack.common.ts';
import { createBrandingPlugin } from './createBrandingPlugin.ts';
import { devServerOptions } from './devServerOptions.ts';
import type { Part } from './parts.ts';
import type { RunningApi } from './startApi.ts';

/** Serves one module's standalone page with live reload. @returns a function that stops the server */
export async function serveModuleAlone({
  root,
  part,
  port,
  api,
}: {
  root: string;
  part: Part;
  port: number;
  api: RunningApi;
}): Promise<() => Promise<void>> {
  const folder = path.join(root, part.folder);
  const output = path.join(root, '.cache', 'dev', part.folder);
  const build = standaloneBuild({ folder, output, version: 'dev', mode: 'development' });
  const plugins = [...(build.plugins ?? []), await createBrandingPlugin(root)];
  const compiler = webpack({ ...build, plugins });
  const server = new WebpackDevServer(devServerOptions({ port, api }), compiler);
  await server.start();
  console.log(`${part.folder} alone: http://127.0.0.1:${port}`);
  return () => server.stop();
}
