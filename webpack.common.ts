/**
 * Webpack configuration of the shell and of every module. Each part is built separately; the parts are combined only in
 * the browser. `scripts/createWebpackConfiguration.ts` chooses the configuration of a part.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { createIntegrityPlugins } from './webpack.integrity.ts';
import { createIsolationPlugin } from './webpack.isolation.ts';
import {
  formatContainerName,
  lazySingletons,
  readSingletonVersion,
  toRequiredRange,
  containerRuntime,
  singletons,
  toPartName,
} from './webpack.policy.ts';

const compilerOptions = path.join(import.meta.dirname, 'tsconfig.webpack.json');

export type BuildMode = 'production' | 'development';

/**
 * The most that a part may load, in bytes of uncompressed scripts. A build that exceeds it fails, so that nobody adds a
 * library without noticing: before you raise a number, look at what the build contains now.
 */
export type SizeBudget = {
  /** The script that starts the part: the shell's own, or the entry of a module's container. */
  entry: number;
  /** Each page and each component in a slot of a module, with everything that it loads before it is shown. */
  pages?: { [name: string]: number };
};

/** Options for the build of one part. */
export type BuildOptions = {
  /** The part's folder. */
  folder: string;
  /** Output folder. */
  output: string;
  /** Version of the build; part of the container's name, because one page can load two versions of a module. */
  version: string;
  mode: BuildMode;
  /** What the part may load; not checked in development. */
  budget?: SizeBudget | undefined;
};

/** Configuration of a module: it exposes `./module`, and bundles none of the singletons. */
export function configureModuleBuild(build: BuildOptions): Configuration {
  const base = common(build);
  return {
    ...base,
    entry: {},
    // The folder also has files of other versions.
    output: { ...base.output, clean: false },
    externals: {
      [fileURLToPath(import.meta.resolve(`${containerRuntime.package}/bundler`))]:
        `${containerRuntime.global}()`,
    },
    plugins: [
      styles(),
      createIsolationPlugin(),
      ...createIntegrityPlugins(build),
      ...compression(build),
      federation(build, {
        exposes: { './module': './src/module.ts' },
        // The descriptions of a build have the same names in each version.
        manifest: { filePath: build.version },
        shared: sharing((name) => {
          const version = readSingletonVersion(build.folder, name);
          return {
            singleton: true,
            import: false,
            requiredVersion: version === undefined ? false : toRequiredRange(version),
            // The module does not run with another version; createModuleLoader.ts reports it as `incompatible`.
            strictVersion: version !== undefined,
          };
        }),
        // The shell also provides the federation runtime; a module has only the code that connects it to the runtime.
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
    ],
  };
}

/** Configuration of the shell, which provides the singletons and loads modules at run time. */
export function configureShellBuild(build: BuildOptions): Configuration {
  const base = common(build);
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    resolve: { ...base.resolve, alias: { ...singleRuntimeCore, ...translationParts } },
    optimization: compileEagerly,
    plugins: [
      styles(),
      ...createIntegrityPlugins(build),
      ...compression(build),
      page(),
      templateWithoutSingletons,
      quickVersionRanges,
      federation(build, {
        shared: sharing((name) => ({
          singleton: true,
          eager: !lazySingletons.includes(name),
          requiredVersion: false,
          version: readSingletonVersion(build.folder, name),
          ...librarySource(name),
        })),
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
  };
}

/**
 * The source of a singleton in the shell, if it is not simply the package. A lazy singleton is given by its file:
 * webpack provides a file even if the shell does not import it.
 */
function librarySource(name: string): { import?: string } {
  if (lazySingletons.includes(name)) return { import: fileURLToPath(import.meta.resolve(name)) };
  if (name === 'react-i18next') return { import: './src/libraries/translation.ts' };
  if (name === 'react-router-dom') return { import: './src/libraries/router.ts' };
  return {};
}

/**
 * Keeps the singletons out of the compilation of the page's template. The federation plugin adds them to every
 * compilation; here, the lazy ones would be emitted a second time.
 */
const templateWithoutSingletons = (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('template without singletons', (compilation) =>
    compilation.hooks.childCompiler.tap('template without singletons', (child) => {
      child.hooks.finishMake.taps = [];
    }),
  );

/**
 * An alias for the folder with the files of react-i18next, from which `shell/src/libraries/translation.ts` takes its
 * parts. That file cannot import from `react-i18next`: the shell shares the file as the singleton of that name, so it
 * would import itself.
 */
const translationParts = {
  'react-i18next/dist/es': path.dirname(fileURLToPath(import.meta.resolve('react-i18next'))),
};

/**
 * The plugin that provides the federation runtime to modules imports the CommonJS build of `runtime-core`. Without this
 * alias the shell would contain that build beside the ES module that the shell itself uses: 24 kB (gzip) more on every
 * first page (docs/decisions/0008).
 */
const singleRuntimeCore = {
  '@module-federation/runtime-tools/runtime-core$': fileURLToPath(
    import.meta.resolve('@module-federation/runtime-core'),
  ),
};

/** Replaces the federation runtime's comparison of versions with ranges by that of a smaller and quicker library. */
const quickVersionRanges = new webpack.NormalModuleReplacementPlugin(
  /\/semver\/index\.js$/,
  (resource: { context: string; request: string }) => {
    if (resource.context.includes('@module-federation'))
      resource.request = path.join(import.meta.dirname, 'shell', 'src', 'libraries', 'satisfy.ts');
  },
);

/**
 * Tells Chromium (136 and newer) to compile all functions of the page's own script during the download, and not each
 * one at its first call: most of them run before the first page is rendered. Other browsers ignore the comment.
 */
const compileEagerly = {
  minimizer: [minimizer({ preamble: '//# allFunctionsCalledOnLoad' })],
};

/** An ordinary page without federation. Benchmarks also use it, as the baseline for the federated site. */
export function configurePlainBuild(build: BuildOptions, entry: string): Configuration {
  return {
    ...common(build),
    entry: { page: entry },
    optimization: compileEagerly,
    plugins: [styles(), ...compression(build), page()],
  };
}

function common({ folder, output, version, mode, budget }: BuildOptions): Configuration {
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
      uniqueName: formatContainerName(toPartName(folder), version),
      // Without the version, so that a file with the same code has the same content and name in each version.
      chunkLoadingGlobal: 'certShellChunks',
      devtoolNamespace: toPartName(folder),
      crossOriginLoading: 'anonymous',
      // If a singleton did not load, the file that uses it fails. With this option, the file runs again after “Try
      // again”.
      strictModuleExceptionHandling: true,
      // In ms, as long as the platform waits for a part (`partTimeoutMs`). Both give up at the same time, so that “Try
      // again” requests the file again.
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
            // `tsc -b` checks the types.
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
      name: `${toPartName(folder)}-${mode}`,
      buildDependencies: { config: [import.meta.filename, compilerOptions] },
    },
    optimization: {
      minimizer: [minimizer()],
    },
    performance: isProduction &&
      budget && {
        hints: 'error',
        maxEntrypointSize: budget.entry,
        maxAssetSize: Infinity,
        assetFilter: (file) => file.endsWith('.js'),
      },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Creates the plugin that minifies scripts. @param format Terser's output options */
function minimizer(format: { preamble?: string } = {}) {
  return new TerserPlugin({ extractComments: false, parallel: false, terserOptions: { format } });
}

function federation(
  { folder, version, mode }: BuildOptions,
  {
    exposes,
    manifest = true,
    shared,
    experiments,
  }: {
    exposes?: Record<string, string>;
    manifest?: true | { filePath: string };
    shared: Record<string, object>;
    experiments: object;
  },
) {
  return new ModuleFederationPlugin({
    name: formatContainerName(toPartName(folder), version),
    filename: mode === 'production' ? 'entry.[contenthash:10].js' : 'entry.js',
    exposes,
    shared,
    shareStrategy: 'loaded-first',
    dts: false,
    manifest,
    experiments,
  });
}

function sharing(policyOf: (name: string) => object): Record<string, object> {
  return Object.fromEntries(singletons.map((name) => [name, policyOf(name)]));
}

function styles() {
  return new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css' });
}

/** Writes `.gz` and `.br` beside the text files, so that the server does not compress them on each request. */
function compression({ mode }: BuildOptions) {
  if (mode === 'development') return [];
  const test = /\.(js|css|json)$/;
  return [
    new CompressionPlugin({ test }),
    new CompressionPlugin({ test, algorithm: 'brotliCompress' }),
  ];
}

/**
 * The HTML page. It preloads the fonts of the first view, so that no text moves when they are loaded. The `latin-ext`
 * fonts are not preloaded: they would delay the script, and the browser loads them when a text needs one of their
 * letters. Neither are other weights of the serif, and fonts for print only.
 */
function page() {
  return new HtmlWebpackPlugin({
    template: path.join(import.meta.dirname, 'shell', 'src', 'index.html'),
    publicPath: '/',
    scriptLoading: 'defer',
    inject: 'head',
    templateParameters: (compilation) => ({
      fonts: Object.keys(compilation.assets)
        .filter((file) => /(?:sans-3-latin-wght|serif-4-latin-600)-.*\.woff2$/.test(file))
        .map((file) => `/${file}`),
    }),
  });
}
