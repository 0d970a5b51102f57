import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import type { SizeBudget } from '../webpack.common.ts';
import { createPageBudgetPlugin } from './createPageBudgetPlugin.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cert-budget-'));
  mkdirSync(path.join(folder, 'src'));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, 'src', file), text);
  write(
    'module.ts',
    `export const pages = [() => import('./AreaPage.ts'), () => import('./hr.json')];`,
  );
  write('AreaPage.ts', `import { library } from './library.ts'; console.log(library);`);
  write('library.ts', `export const library = '${'x'.repeat(20_000)}';`);
  write('hr.json', JSON.stringify({ greeting: 'Dobar dan'.repeat(1_000) }));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a module with one page, which has a library of 20 kB. @returns the errors of the build */
async function build(budget: SizeBudget): Promise<string[]> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './src/module.ts',
    output: { path: path.join(folder, 'dist') },
    plugins: [createPageBudgetPlugin(budget)],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) =>
      compiler.close(() => (error ? reject(error) : resolve(result))),
    ),
  );
  return (stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message);
}

it('a page whose scripts are larger than its budget, because of a library, fails the build', async () => {
  expect(await build({ entry: 1, pages: { AreaPage: 20_000 } })).toEqual([
    expect.stringMatching(
      /^AreaPage loads 20\d\d\d bytes of scripts, and its budget in webpack\.config\.ts is 20000$/,
    ),
  ]);
});

it('a page without a budget fails the build', async () => {
  expect(await build({ entry: 1 })).toEqual([
    expect.stringContaining('budget in webpack.config.ts is 0'),
  ]);
});

it('a page within its budget is built; messages do not count in the budget', async () => {
  expect(await build({ entry: 1, pages: { AreaPage: 21_000 } })).toEqual([]);
});
