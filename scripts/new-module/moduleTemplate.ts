/**
 * The files of a new module: a page with its link, a slot component, texts in three languages, and a test.
 * @param name as in `module.json` and in URLs: `training-plan`
 * @returns file contents by path within the module's folder
 */
export function moduleTemplate(name: string): Record<string, string> {
  const words = name.split('-');
  const pascal = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
  const title = words.join(' ').replace(/^./, (letter) => letter.toUpperCase());
  const folder = `${name}-mfe`;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const texts = { title, text: title, sidebar: title };
  return {
    'package.json': json({
      name: folder,
      version: '1.0.0',
      private: true,
      type: 'module',
      license: 'GPL-2.0-or-later',
      scripts: {
        build: `node ../scripts/build.mjs -w ${folder}`,
        dev: `node ../scripts/dev.mjs -w ${folder}`,
        release: `node ../scripts/release.mjs ${folder}`,
      },
      dependencies: { '@cert/shared': '1.0.0' },
    }),
    'module.json': json({
      name,
      contract: '^1.0.0',
      pages: [
        {
          path: name,
          page: `${pascal}Page`,
          frame: 'standard',
          for: 'member',
          link: { group: 'work', title: { hr: title, sr: title, en: title } },
        },
      ],
      slots: [{ slot: 'sidebar.client', part: `${pascal}Sidebar`, for: 'client' }],
    }),
    'tsconfig.json': json({
      extends: '../tsconfig.base.json',
      compilerOptions: {
        rootDir: '..',
        outDir: `../.cache/types/${folder}`,
        tsBuildInfoFile: `../.cache/types/${folder}.tsbuildinfo`,
      },
      include: ['**/*.ts', '**/*.tsx', '**/*.json'],
      exclude: ['package.json', 'tsconfig.json', 'webpack.config.ts'],
      references: [{ path: '../shared' }],
      files: ['../css.d.ts'],
    }),
    'webpack.config.ts': `import { moduleBuild, type Build } from '../webpack.common.ts';
export default (build: Omit<Build, 'folder'>) =>
  moduleBuild({ ...build, folder: import.meta.dirname });
`,
    'src/module.ts': `import { defineModule } from '@cert/shared/platform';

export default defineModule({
  contract: 1,
  words: {
    hr: () => import('./words.hr.ts').then((words) => words.hr),
    sr: () => import('./words.sr.ts').then((words) => words.sr),
    en: () => import('./words.en.ts').then((words) => words.en),
  },
  pages: {
    ${pascal}Page: () =>
      import('./${pascal}Page.tsx').then((file) => file.${pascal}Page),
  },
  slots: {
    ${pascal}Sidebar: {
      slot: 'sidebar.client',
      load: () => import('./${pascal}Sidebar.tsx').then((file) => file.${pascal}Sidebar),
    },
  },
});
`,
    'src/standalone.tsx': `import { startStandalone } from '@cert/shared/standalone';
import file from '../module.json';
import definition from './module.ts';

void startStandalone({ definition, file });
`,
    'src/words.en.ts': `export const en = ${JSON.stringify(texts)};\n`,
    ...Object.fromEntries(
      ['hr', 'sr'].map((language) => [
        `src/words.${language}.ts`,
        `import type { en } from './words.en.ts';

export const ${language} = ${JSON.stringify(texts)} satisfies typeof en;
`,
      ]),
    ),
    'src/useModuleWords.ts': `import { wordsOf } from '@cert/shared/platform';
import type { en } from './words.en.ts';

export const useModuleWords = wordsOf<typeof en>('${name}');
`,
    [`src/${pascal}Page.tsx`]: `import { useModuleWords } from './useModuleWords.ts';

export function ${pascal}Page() {
  const t = useModuleWords();
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
    </>
  );
}
`,
    [`src/${pascal}Sidebar.tsx`]: `import { Card } from '@cert/shared/ui';
import { useModuleWords } from './useModuleWords.ts';

/** Fills the slot \`sidebar.client\`. */
export function ${pascal}Sidebar() {
  const t = useModuleWords();
  return <Card>{t('sidebar')}</Card>;
}
`,
    [`src/${pascal}Page.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderInPlatform } from '@cert/shared/testing';
import definition from './module.ts';
import { ${pascal}Page } from './${pascal}Page.tsx';

it('has a title', async () => {
  await renderInPlatform(<${pascal}Page />, { words: { '${name}': definition.words } });
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeVisible();
});
`,
  };
}
