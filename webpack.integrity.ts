import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/**
 * Plugins that set the `integrity` attribute of every script and style sheet which a part loads at run time. The
 * shell's `certIntegrity` (`shell/src/installIntegrityCheck.ts`) looks the hash up by address; an unknown file gets a
 * hash that never matches. In development there are no hashes, because files change with every save.
 */
export function createIntegrityPlugins({
  mode,
}: {
  mode: 'production' | 'development';
}): WebpackPluginInstance[] {
  if (mode === 'development') return [];
  const addIntegrity = (tag: string, address: string) => (source: string) =>
    `${source}\n${tag}.integrity = self.certIntegrity(${address});`;
  return [
    {
      apply: (compiler: Compiler) =>
        compiler.hooks.compilation.tap('integrity', (compilation) => {
          webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
            'integrity',
            addIntegrity('script', 'script.src'),
          );
          MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
            'integrity',
            addIntegrity('linkTag', 'linkTag.href'),
          );
        }),
    },
  ];
}
