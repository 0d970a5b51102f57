import path from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Registry } from '@cert/shared/contract';
import { moduleBuild, partName, shellBuild, type BuildOptions } from '../webpack.common.ts';
import { containerName } from '../webpack.policy.ts';
import { createBrandingPlugin } from './createBrandingPlugin.ts';
import { devServerOptions } from './devServerOptions.ts';
import { parts } from './parts.ts';
import { readModuleFile } from './readModuleFile.ts';
import type { RunningApi } from './startApi.ts';

const version = 'dev';

/** Serves the shell and all modules, federated as in production, with live reload. @returns a function that stops it */
export async function serveSite({
  root,
  port,
  api,
}: {
  root: string;
  port: number;
  api: RunningApi;
}): Promise<() => Promise<void>> {
  const brand = await createBrandingPlugin(root);
  const builds = parts.map(({ folder, kind }) => {
    const build: BuildOptions = {
      folder: path.join(root, folder),
      output: path.join(root, '.cache', 'dev-site', folder),
      version,
      mode: 'development',
    };
    return kind === 'shell'
      ? at('/', withPlugin(shellBuild(build), brand))
      : at(pathOf(folder), moduleBuild(build));
  });
  const server = new WebpackDevServer(
    {
      ...devServerOptions({ port, api }),
      setupMiddlewares(middlewares, { app }) {
        // Read on every request, so that a changed module.json takes effect with the next reload.
        app?.get('/modules.json', (_request, response) => void response.json(readRegistry(root)));
        return middlewares;
      },
    },
    webpack(builds),
  );
  await server.start();
  console.log(`the site: http://127.0.0.1:${port}`);
  return () => server.stop();
}

function pathOf(folder: string): string {
  return `/modules/${partName(folder)}/${version}/`;
}

function withPlugin(build: Configuration, plugin: WebpackPluginInstance): Configuration {
  return { ...build, plugins: [...(build.plugins ?? []), plugin] };
}

function at(publicPath: string, build: Configuration): Configuration {
  return { ...build, output: { ...build.output, publicPath } };
}

function readRegistry(root: string): Registry {
  const modules = parts
    .filter(({ kind }) => kind === 'module')
    .map(({ folder }) => {
      const { name, ...file } = readModuleFile(path.join(root, folder));
      const container = containerName(partName(folder), version);
      const built = { version, base: pathOf(folder), container, entry: 'entry.js' };
      return {
        name,
        channels: { stable: version },
        lastGood: [],
        versions: [{ ...file, ...built, files: {}, parts: {} }],
      };
    });
  return { revision: 1, changedAt: new Date().toISOString(), change: 'dev', modules };
}
