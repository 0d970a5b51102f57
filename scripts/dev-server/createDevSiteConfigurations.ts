import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import type { Registry, RegistryModule } from '@cert/shared/contract';
import {
  configureModuleBuild,
  configureShellBuild,
  type BuildOptions,
} from '../../webpack.common.ts';
import { formatContainerName, toPartName } from '../../webpack.policy.ts';
import { parts, type Part } from '../parts.ts';
import { readModuleManifest } from '../readModuleManifest.ts';
import { createBrandingPlugin } from './createBrandingPlugin.ts';

const version = 'dev';

type Options = {
  root: string;
  /** The modules that are compiled from their sources. All others are shown as they were built last, if ever. */
  compiled: readonly Part[];
  port: number;
  /** The address of the API server. */
  api: string;
};

/**
 * The configurations of a development server with live reload: the shell, and modules federated as in production. That
 * of the shell comes first and also has the options of the server.
 * @throws InvalidContentError when the programme file has errors
 */
export async function createDevSiteConfigurations({
  root,
  compiled,
  port,
  api,
}: Options): Promise<Configuration[]> {
  const optionsOf = (folder: string): BuildOptions => ({
    folder: path.join(root, folder),
    output: path.join(root, '.cache', 'dev-site', folder),
    version,
    mode: 'development',
  });
  const shell = at('/', configureShellBuild(optionsOf('shell')));
  const modules = compiled.filter(({ kind }) => kind === 'module');
  return [
    {
      ...shell,
      plugins: [...(shell.plugins ?? []), await createBrandingPlugin(root)],
      devServer: devServer({ root, compiled: modules, port, api }),
    } as Configuration,
    ...modules.map(({ folder }) => at(pathOf(folder), configureModuleBuild(optionsOf(folder)))),
  ];
}

function devServer({ root, compiled, port, api }: Options): DevServerConfiguration {
  const built = path.join(root, 'dist', 'modules');
  return {
    host: '127.0.0.1',
    port,
    hot: false,
    liveReload: true,
    historyApiFallback: true,
    static: existsSync(built) ? { directory: built, publicPath: '/modules', watch: false } : false,
    client: { overlay: { errors: true, warnings: false }, logging: 'warn' },
    proxy: [{ context: ['/api', '/programme'], target: api }],
    setupMiddlewares(middlewares, { app }) {
      // Read on every request, so that a changed module.json takes effect with the next reload.
      app?.get('/modules.json', (_request, response) => {
        response.json(composeRegistry(root, compiled));
      });
      return middlewares;
    },
  };
}

/** The path at which the development server has the files of a module. */
function pathOf(folder: string): string {
  return `/modules/${toPartName(folder)}/${version}/`;
}

function at(publicPath: string, build: Configuration): Configuration {
  return { ...build, output: { ...build.output, publicPath } };
}

/** The registry of the development server: the compiled modules, and the others as they were built last. */
function composeRegistry(root: string, compiled: readonly Part[]): Registry {
  const built = readBuiltModules(root);
  const modules = parts.flatMap(({ folder }) => {
    if (compiled.some((part) => part.folder === folder)) return describeModule(root, folder);
    return built.filter(({ name }) => name === toPartName(folder));
  });
  return { revision: 1, changedAt: new Date().toISOString(), change: 'dev', modules };
}

function readBuiltModules(root: string): readonly RegistryModule[] {
  const file = path.join(root, 'dist', 'modules.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Registry).modules : [];
}

function describeModule(root: string, folder: string): RegistryModule {
  const { name, ...file } = readModuleManifest(path.join(root, folder));
  const container = formatContainerName(toPartName(folder), version);
  const built = { version, base: pathOf(folder), container, entry: 'entry.js' };
  return {
    name,
    channels: { stable: version },
    lastGood: [],
    versions: [{ ...file, ...built, files: {}, parts: {} }],
  };
}
