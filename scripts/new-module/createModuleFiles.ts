import { contractVersion } from '@cert/shared/domain';

/**
 * The files of a new module: a page with its link and a text that is saved while the user types, a slot component,
 * messages in three languages, and a test.
 * @param name as in `module.json` and in URLs: `training-plan`
 * @returns file contents by path within the module's folder
 */
export function createModuleFiles(name: string): Record<string, string> {
  const words = name.split('-');
  const pascal = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
  const title = words.join(' ').replace(/^./, (letter) => letter.toUpperCase());
  const folder = `${name}-mfe`;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const keyPrefix = `${words.join('_')}_`;
  const texts = { title, text: title, draft: title, sidebar: title };
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
      dependencies: {
        '@cert/shared': '1.0.0',
        'react-i18next': '17.1.13',
        'react-router-dom': '7.18.5',
      },
    }),
    'README.md': `# ${title}

What the module is for, in two sentences. [\`module.json\`](module.json) says who sees which page, [\`module.ts\`](src/module.ts) loads it.

Start reading at [\`${pascal}Page.tsx\`](src/${pascal}Page.tsx).

\`npm run dev -w ${folder}\` runs the module alone. Tests: \`npm test -- ${folder}\`.
`,
    'module.json': json({
      name,
      title: { hr: title, sr: title, en: title },
      contract: `^${contractVersion}`,
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
      saves: [keyPrefix],
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
    'webpack.config.ts': `import { createWebpackConfiguration } from '../scripts/createWebpackConfiguration.ts';

// Bytes of scripts before compression. An import that exceeds a budget fails the build
// (scripts/createPageBudgetPlugin.ts).
export default createWebpackConfiguration(import.meta.dirname, {
  entry: 23_000,
  pages: { ${pascal}Page: 30_000, ${pascal}Sidebar: 30_000 },
});
`,
    'src/module.ts': `import { defineModule } from '@cert/shared/platform';
import { draftSaver } from './draftSaver.ts';

export default defineModule({
  contract: ${contractVersion.split('.')[0]},
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
  savers: [draftSaver],
});
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
    'src/draftSaver.ts': `import { browserStorage, textSaverFunctions, type Saver, type StoredField } from '@cert/shared/platform';

/**
 * Saves a text in this browser tab. Replace \`send\` by a call of the module's own action: \`api.act('…', …)\`. The
 * save queue keeps the text until \`send\` has succeeded, also when the page is closed meanwhile.
 */
export const draftSaver: Saver<string> = {
  ...textSaverFunctions,
  // module.json names the same prefix in \`saves\`.
  prefixes: ['${keyPrefix}'],
  send(_api, { questionnaireId, key, value, baseRevision }) {
    const saved = { revision: baseRevision + 1, savedAt: new Date().toISOString() };
    const stored = JSON.stringify({ value, ...saved });
    browserStorage.tab.setItem(placeOf(questionnaireId, key), stored);
    return Promise.resolve({ saved });
  },
  // The reads of the contract whose replies contain the text.
  shownBy: [],
};

/** The place of the draft in the save queue, with the stored text. */
export function storedDraft(questionnaireId: number): StoredField<string> {
  const key = '${keyPrefix}draft';
  const stored = browserStorage.tab.getItem(placeOf(questionnaireId, key));
  return {
    saver: draftSaver,
    questionnaireId,
    key,
    stored: stored === null ? undefined : (JSON.parse(stored) as StoredField<string>['stored']),
  };
}

function placeOf(questionnaireId: number, key: string): string {
  return \`\${questionnaireId}/\${key}\`;
}
`,
    [`src/${pascal}Page.tsx`]: `import { useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { ConflictChoice, SaveStatus, useField } from '@cert/shared/platform';
import { TextArea } from '@cert/shared/ui';
import { storedDraft } from './draftSaver.ts';

export function ${pascal}Page() {
  const { t } = useTranslation('${name}');
  const questionnaireId = Number(useParams()['questionnaireId']);
  const draft = useField({
    ...storedDraft(questionnaireId),
    describe: (text) => ({
      title: t('draft'),
      address: \`/\${questionnaireId}/${name}\`,
      lines: text === '' ? [] : [text],
    }),
  });
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <TextArea label={t('draft')} value={draft.value ?? ''} onChange={draft.change} />
      <SaveStatus status={draft.status} />
      <ConflictChoice field={draft} show={(version) => version} />
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
import file from '../module.json';
import definition from './module.ts';
import { ${pascal}Page } from './${pascal}Page.tsx';

const show = () =>
  renderInPlatform(<${pascal}Page />, {
    path: '/7/${name}',
    route: '/:questionnaireId/${name}',
    messages: { '${name}': definition.messages },
  });

it('has a title', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeVisible();
});

it('saves what is typed', async () => {
  const { user } = await show();
  await user.type(await screen.findByRole('textbox', { name: '${title}' }), 'First thoughts');
  expect(await screen.findByText(/^Saved /)).toBeVisible();
  expect(sessionStorage.getItem('7/${keyPrefix}draft')).toContain('First thoughts');
});

it('module.json names the keys of its savers, so that an unsent text loads this module', () => {
  expect(file.saves).toEqual(definition.savers?.flatMap(({ prefixes }) => prefixes));
});
`,
  };
}
