import webpack, { type Compiler } from 'webpack';
import { languages } from '@cert/shared/domain';
import type { SizeBudget } from '../webpack.common.ts';
import { listLazyPartFiles } from './listLazyPartFiles.ts';

/** Fails the build if a page of a module exceeds its budget or has none. webpack itself only checks entries. */
export function createPageBudgetPlugin({ pages = {} }: SizeBudget) {
  return (compiler: Compiler): void =>
    compiler.hooks.afterEmit.tap('page budgets', (compilation) => {
      for (const [page, files] of Object.entries(listLazyPartFiles(compilation, 'module.ts'))) {
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
