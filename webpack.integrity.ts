import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/**
 * Every script and style sheet that a part loads later must have the hash that the registry (for the shell, its page)
 * names for the address; the shell's `checkFiles.ts` looks it up. What nobody released gets a hash that nothing has.
 * While a site is developed its files change with each save, and nothing is checked.
 */
export function integrityPlugins({
  mode,
}: {
  mode: 'production' | 'development';
}): WebpackPluginInstance[] {
  if (mode === 'development') return [];
  const seal = (tag: string, address: string) => (source: string) =>
    `${source}\n${tag}.integrity = self.certIntegrity(${address});`;
  return [
    {
      apply: (compiler: Compiler) =>
        compiler.hooks.compilation.tap('checked', (compilation) => {
          webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
            'checked',
            seal('script', 'script.src'),
          );
          MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
            'checked',
            seal('linkTag', 'linkTag.href'),
          );
        }),
    },
  ];
}
