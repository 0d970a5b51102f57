import path from 'node:path';
import { folders } from '../../e2e/support/folders.ts';
import { configurePlainBuild } from '../../webpack.common.ts';
import { runWebpack } from '../runWebpack.ts';

export const pageNames = ['ours', 'hookForm', 'survey'] as const;
export type PageName = (typeof pageNames)[number];

/**
 * Builds the three pages for production, with the site's webpack configuration and React version.
 * @returns the folder of each page
 * @throws {Error} with webpack's errors
 */
export async function buildPages(): Promise<Record<PageName, string>> {
  const folder = path.join(folders.root, 'bench', 'questions', 'pages');
  const output = (name: PageName) => path.join(folders.cache, 'bench', 'questions', name);
  for (const name of pageNames) {
    const build = { folder, output: output(name), version: '1.0.0', mode: 'production' } as const;
    await runWebpack(configurePlainBuild(build, `./${name}.tsx`));
  }
  return { ours: output('ours'), hookForm: output('hookForm'), survey: output('survey') };
}
