import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import {
  configureModuleBuild,
  configureShellBuild,
  type SizeBudget,
  type BuildOptions,
  type BuildMode,
} from '../webpack.common.ts';
import type { Part } from './parts.ts';
import { createPageBudgetPlugin } from './createPageBudgetPlugin.ts';
import { planBuild } from './planBuild.ts';

/** Options of the command line: `--env version=1.0.0-test --env output=/tmp/report`. */
type Environment = {
  /** By default the version that `npm run build` gives the part. */
  version?: string;
  /** The output folder; by default that of `npm run build`. */
  output?: string;
  /** For `serve`: the port, 3000 by default. */
  port?: string;
  /** For `serve`: the address of the API server, http://127.0.0.1:3100 by default. `npm run dev` starts one. */
  api?: string;
  /** Set by `webpack serve`. */
  WEBPACK_SERVE?: boolean;
};

/** The function that webpack calls to get the configuration. `mode` is `production` by default. */
export type PartConfigurationFunction = (
  env?: Environment,
  argv?: { mode?: BuildMode },
) => Promise<Configuration | Configuration[]>;

/**
 * What the `webpack.config.ts` of a part exports, for `npx webpack` and `npx webpack serve` in its folder. `serve`
 * shows the part in the site: a module is compiled together with the shell, and the other modules are shown as they
 * were built last (docs/decisions/0065-plain-webpack.md).
 * @param folder the part's folder
 * @param budget what the part may load; a build for production that exceeds it fails
 */
export function createWebpackConfiguration(
  folder: string,
  budget: SizeBudget,
): PartConfigurationFunction {
  return async (env = {}, { mode = 'production' } = {}) => {
    const root = path.dirname(folder);
    const kind = existsSync(path.join(folder, 'module.json')) ? 'module' : 'shell';
    const part: Part = { folder: path.basename(folder), kind };
    if (env.WEBPACK_SERVE) {
      const { createDevSiteConfigurations } =
        await import('./dev-server/createDevSiteConfigurations.ts');
      return createDevSiteConfigurations({
        root,
        compiled: [part],
        port: Number(env.port ?? 3000),
        api: env.api ?? 'http://127.0.0.1:3100',
      });
    }
    const build: BuildOptions = { folder, mode, budget, ...chooseOutput(env, { root, part }) };
    if (kind === 'shell') return configureShellBuild(build);
    const configuration = configureModuleBuild(build);
    if (mode === 'production') configuration.plugins?.push(createPageBudgetPlugin(budget));
    return configuration;
  };
}

function chooseOutput(
  { version, output }: Environment,
  { root, part }: { root: string; part: Part },
): Pick<BuildOptions, 'version' | 'output'> {
  if (version !== undefined && output !== undefined) return { version, output };
  const site = process.env['SITE_DIR'] ?? path.join(root, 'dist');
  const plan = planBuild({ root, site, part });
  return { version: version ?? plan.version, output: output ?? plan.output };
}
