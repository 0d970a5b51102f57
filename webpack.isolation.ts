import webpack, { type Chunk, type Compiler, type WebpackPluginInstance } from 'webpack';

/** Name of the global to which the files of all modules pass their code. It is the same in every version. */
export const moduleChunks = 'certChunks';

/**
 * A plugin that keeps the versions of a module apart although their files may be shared. Usually a file passes its code
 * to a list in a global that has the version in its name, so a file with the same code would have another content in
 * each version, and a returning user would download it again. With this plugin the global is the same, and a file
 * passes its code to the version that requested it: the list is a property of the script element, and the global reads
 * it from the script that is running (docs/decisions/0085).
 */
export function createIsolationPlugin(): WebpackPluginInstance {
  const name = 'isolation';
  return {
    apply: (compiler: Compiler) => {
      compiler.options.output.chunkLoadingGlobal = moduleChunks;
      compiler.hooks.compilation.tap(name, (compilation) => {
        webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
          name,
          (source) => `${source}\nscript.${moduleChunks} = ${ownChunks};`,
        );
        compilation.hooks.runtimeRequirementInTree
          .for(webpack.RuntimeGlobals.loadScript)
          .tap(name, (chunk: Chunk) => {
            compilation.addRuntimeModule(chunk, new IsolationRuntimeModule());
          });
      });
    },
  };
}

/** The list of chunks of the version that runs this code. */
const ownChunks = `${webpack.RuntimeGlobals.require}.${moduleChunks}`;

/** Runs in the entry, after webpack's function that loads a script and before the code that reads the global. */
class IsolationRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('isolation', webpack.RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    const { loadScript } = webpack.RuntimeGlobals;
    return `
${ownChunks} = document.currentScript.${moduleChunks} = [];
Object.defineProperty(self, "${moduleChunks}", {
  configurable: true,
  get: () => document.currentScript?.${moduleChunks},
  // Without a list, a file has not been requested by a version, and its code is not used.
  set: () => {},
});
// Without the key, webpack never waits for a script element of another version with the same address.
const load = ${loadScript};
${loadScript} = (url, done, key, ...others) => load(url, done, undefined, ...others);`;
  }
}
