import webpack, { type Compiler } from 'webpack';
import { languages } from '@cert/shared/domain';
import { listPartFiles } from './scripts/listPartFiles.ts';

/**
 * The most that a part may load, in bytes of uncompressed scripts. A build that exceeds it fails, so that no library
 * comes in unseen: look at what has come in before you raise a number.
 */
export type Budget = {
  /** The script that starts the part: the shell's own, or the entry of a module's container. */
  entry: number;
  /** Each page and each component in a slot of a module, with everything that it loads before it is shown. */
  pages?: { [name: string]: number };
};

/** Fails the build if a page of a module exceeds its budget or has none. webpack itself only checks entries. */
export function pageBudgets({ pages = {} }: Budget) {
  return (compiler: Compiler): void =>
    compiler.hooks.afterEmit.tap('page budgets', (compilation) => {
      for (const [page, files] of Object.entries(listPartFiles(compilation, 'module.ts'))) {
        if (languages.some((language) => language === page)) continue;
        const bytes = [...new Set(files)]
          .map((file) => compilation.getAsset(file)?.source.size() ?? 0)
          .reduce((sum, size) => sum + size, 0);
        const budget = pages[page] ?? 0;
        if (bytes > budget)
          compilation.errors.push(
            new webpack.WebpackError(
              `${page} loads ${bytes} bytes of scripts, and its budget in webpack.config.ts is ${budget}`,
            ),
          );
      }
    });
}
