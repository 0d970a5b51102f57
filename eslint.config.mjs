import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use a named export: it has the same name in every file, so it can be searched for.',
};
const noEnvironment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Read environment variables in server/src/config.ts or in scripts only.',
};
const noImportMeta = {
  selector: 'MetaProperty[meta.name="import"]',
  message: 'Use import.meta in entry files only: Jest runs all other files as CommonJS.',
};

const words = '/\\p{L}{2}/u';
/** Rules for React code: translated texts, native elements, design tokens. */
const uiRules = [
  {
    selector: `JSXText[value=${words}]`,
    message: 'Do not write texts in components: take them from locales/.',
  },
  {
    selector: `JSXAttribute[name.name=/^(aria-label|title|alt|placeholder|label)$/] > Literal[value=${words}]`,
    message: 'Do not write texts in components: take them from locales/.',
  },
  {
    selector:
      'JSXOpeningElement[name.name=/^(div|span|p|li|td|section)$/] > JSXAttribute[name.name=/^on(Click|Key)/]',
    message: 'Use a button or a link for what can be clicked.',
  },
  {
    selector:
      'TemplateElement[value.raw=/(#[0-9a-fA-F]{3,8}\\b|z-index:\\s*[0-9]|\\b([4-9]|[0-9]{2,})px)/]',
    message:
      'Use the design tokens of shared/src/ui/tokens.ts: no own colours or z-indexes, and pixels only up to 3px.',
  },
];

const noRefusalInstanceof = {
  selector: 'BinaryExpression[operator="instanceof"][right.name="Refusal"]',
  message:
    'Each part of the site has its own copy of the class: use isRefusal (docs/decisions/0009).',
};

const ban = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] });

export default defineConfig(
  { ignores: ['**/node_modules/', '**/dist/', '.cache/', 'data/', 'test-results/'] },
  // Exceptions from rules belong into this file; comments that disable a rule have no effect.
  { linterOptions: { noInlineConfig: true } },
  { files: ['**/*.{mjs,cjs}'], rules: { 'no-unused-vars': 'error', 'no-var': 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    // Use one TypeScript program for all parts: with one for each part, their shared sources would be checked
    // repeatedly.
    languageOptions: {
      parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...ban(noDefaultExport, noEnvironment, noImportMeta),
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 350],
      'max-params': ['error', 3],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Requires `import type { A }`: of `import { type A }` the compiler keeps an import without names, so webpack
      // would bundle a package that the page already has.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['{shell,*-mfe}/**/*.{ts,tsx}', 'shared/src/{platform,ui}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: ban(noDefaultExport, noEnvironment, noImportMeta, noRefusalInstanceof, ...uiRules),
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}'],
    rules: {
      ...ban(noDefaultExport, noImportMeta),
      'max-lines': ['error', 400],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    // Command-line programs print to the console; so does the server at its start.
    files: ['{scripts,bench,e2e}/**/*.ts', 'server/src/{index.ts,office/**/*.ts}'],
    rules: { ...ban(noDefaultExport), 'no-console': 'off' },
  },
  {
    // Each part adds its messages to an interface of i18next. A type cannot be declared again in this way.
    files: [
      '**/i18next.d.ts',
      'shared/src/platform/language/messages.{ts,test.tsx}',
      'shared/src/platform/modules/ModulePart.test.tsx',
    ],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  { files: ['server/src/config.ts'], rules: ban(noDefaultExport, noImportMeta) },
  {
    files: [
      '**/*.config.ts',
      'webpack.common.ts',
      '*-mfe/src/module.ts',
      'e2e/support/prepareDemo.ts',
      'scripts/testing/recordRunningFiles.ts',
    ],
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
);
