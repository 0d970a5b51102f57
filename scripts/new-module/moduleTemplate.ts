/**
 * The files of a new module: a page with its link, a slot component, messages in three languages, and a test.
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
        build: `node ../scripts/run.mjs build -w ${folder}`,
        dev: `node ../scripts/run.mjs dev -w ${folder}`,
        release: `node ../scripts/run.mjs release ${folder}`,
      },
      dependencies: { '@cert/shared': '1.0.0', 'react-i18next': '17.1.13' },
    }),
    'module.json': json({
      name,
      contract: '^2.0.0',
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
  contract: 2,
  messages: {
    hr: () => import('./locales/hr.json'),
    sr: () => import('./locales/sr.json'),
    en: () => import('./locales/en.json'),
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
    ...Object.fromEntries(
      ['hr', 'sr', 'en'].map((language) => [`src/locales/${language}.json`, json(texts)]),
    ),
    'src/i18next.d.ts': `import type en from './locales/en.json';

declare module 'i18next' {
  interface MessageResources {
    '${name}': typeof en;
  }
}
`,
    [`src/${pascal}Page.tsx`]: `import { useTranslation } from 'react-i18next';

export function ${pascal}Page() {
  const { t } = useTranslation('${name}');
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
    </>
  );
}
`,
    [`src/${pascal}Sidebar.tsx`]: `import { useTranslation } from 'react-i18next';
import { Card } from '@cert/shared/ui';

/** Fills the slot \`sidebar.client\`. */
export function ${pascal}Sidebar() {
  const { t } = useTranslation('${name}');
  return <Card>{t('sidebar')}</Card>;
}
`,
    [`src/${pascal}Page.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderInPlatform } from '@cert/shared/testing';
import definition from './module.ts';
import { ${pascal}Page } from './${pascal}Page.tsx';

it('has a title', async () => {
  await renderInPlatform(<${pascal}Page />, { messages: { '${name}': definition.messages } });
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeVisible();
});
`,
  };
}
