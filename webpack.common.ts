/**
 * The one build of the site: the shell and every module are built by this file, each by itself, and meet only in
 * the browser (architecture §2). `webpack.config.ts` of a part names its folder; all policy stands here.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { integrityPlugins } from './webpack.integrity.ts';
import { containerName, singletons } from './webpack.policy.ts';

const compilerOptions = path.join(import.meta.dirname, 'tsconfig.webpack.json');

export type Mode = 'production' | 'development';

/** One build of one part. */
export type Build = {
  /** The part's folder. */
  folder: string;
  /** Where the files go. */
  output: string;
  /** Version of the build; part of `uniqueName`, for two versions of a module can meet in one page. */
  version: string;
  mode: Mode;
};

/** The name of a part: that of its `module.json`, else its folder's. */
export function partName(folder: string): string {
  return path.basename(folder).replace(/-mfe$/, '');
}

/** A module: one exposed entry, nothing of the singletons inside. */
export function moduleBuild(build: Build): Configuration {
  return {
    ...common(build),
    entry: {},
    plugins: [
      styles(),
      ...integrityPlugins(build),
      federation(build, {
        exposes: { './module': './src/module.ts' },
        shared: sharing({ singleton: true, import: false, requiredVersion: false }),
        // The federation runtime is the shell's, too; a module holds only what ties it to that.
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
    ],
  };
}

/** The shell: brings the singletons and loads modules at run time; it knows none of them by name. */
export function shellBuild(build: Build): Configuration {
  const base = common(build);
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    resolve: { ...base.resolve, alias: oneRuntimeCore },
    optimization: compiledWhileLoading,
    plugins: [
      styles(),
      ...integrityPlugins(build),
      page({ preloaded: [{ href: '/modules.json', as: 'fetch' }] }),
      federation(build, {
        shared: sharing({ singleton: true, eager: true, requiredVersion: false }),
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
  };
}

/**
 * The plugin that lends the runtime to the modules asks for its CommonJS form, which would be a second copy beside
 * the one that the shell runs on: 24 kB (gzip) of every first page.
 */
const oneRuntimeCore = {
  '@module-federation/runtime-tools/runtime-core$': fileURLToPath(
    import.meta.resolve('@module-federation/runtime-core'),
  ),
};

/**
 * Of a page's own script. Read by Chromium from 136 on, a comment to others: all functions of the file are compiled
 * while it is on its way, and not each when it is first called. Most of them run before the first page is drawn.
 */
const compiledWhileLoading = {
  minimizer: [minimizer({ preamble: '//# allFunctionsCalledOnLoad' })],
};

/** A module alone, without federation: `src/standalone.tsx` with a platform of its own. */
export function standaloneBuild(build: Build): Configuration {
  return plainBuild(build, './src/standalone.tsx');
}

/** An ordinary page with everything in it: the build that federation is measured against, too. */
export function plainBuild(build: Build, entry: string): Configuration {
  return {
    ...common(build),
    entry: { page: entry },
    optimization: compiledWhileLoading,
    plugins: [styles(), page()],
  };
}

function common({ folder, output, version, mode }: Build): Configuration {
  const isProduction = mode === 'production';
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: isProduction ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      path: output,
      publicPath: 'auto',
      filename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: containerName(partName(folder), version),
      crossOriginLoading: 'anonymous',
      // As long as the platform waits for a part: what hangs longer is asked for anew by "Try again".
      chunkLoadTimeout: 12_000,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            // Types are checked once, by `tsc -b`.
            transpileOnly: true,
            configFile: compilerOptions,
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(import.meta.dirname, '.cache', 'webpack'),
      name: `${partName(folder)}-${mode}`,
      buildDependencies: { config: [import.meta.filename, compilerOptions] },
    },
    optimization: {
      minimizer: [minimizer()],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** @param format how the code is written, as Terser's option of this name */
function minimizer(format: { preamble?: string } = {}) {
  return new TerserPlugin({ extractComments: false, parallel: false, terserOptions: { format } });
}

function federation(
  { folder, version, mode }: Build,
  {
    exposes,
    shared,
    experiments,
  }: {
    exposes?: Record<string, string>;
    shared: Record<string, object>;
    experiments: object;
  },
) {
  return new ModuleFederationPlugin({
    name: containerName(partName(folder), version),
    filename: mode === 'production' ? 'entry.[contenthash:10].js' : 'entry.js',
    exposes,
    shared,
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: true,
    experiments,
  });
}

function sharing(policy: object): Record<string, object> {
  return Object.fromEntries(singletons.map((name) => [name, policy]));
}

function styles() {
  return new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css' });
}

/**
 * The page itself. The fonts of the first view are preloaded so that no text jumps; not those with the few letters
 * beyond Latin 1, which would keep the script waiting by twice their size, and come when the first such letter does.
 * @param preloaded what else the page asks for at once
 */
function page({ preloaded = [] }: { preloaded?: { href: string; as: string }[] } = {}) {
  return new HtmlWebpackPlugin({
    template: path.join(import.meta.dirname, 'shell', 'src', 'index.html'),
    publicPath: '/',
    scriptLoading: 'defer',
    inject: 'head',
    templateParameters: (compilation) => ({
      preloads: [
        ...preloaded,
        ...Object.keys(compilation.assets)
          .filter((file) => file.endsWith('.woff2') && !file.includes('-latin-ext-'))
          .map((file) => ({ href: `/${file}`, as: 'font' })),
      ],
    }),
  });
}
