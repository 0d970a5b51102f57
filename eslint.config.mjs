import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a name can be searched for, a default is renamed by every reader.',
};
const noEnvironment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Only server/src/config.ts and the tools read the environment.',
};
const noImportMeta = {
  selector: 'MetaProperty[meta.name="import"]',
  message: 'import.meta is for entry files: Jest runs everything else as CommonJS.',
};

const words = '/\\p{L}{2}/u';
/** What pages must not do (look and style §3). */
const noPageFault = [
  {
    selector: `JSXText[value=${words}]`,
    message: 'Texts come from locales/, in three languages.',
  },
  {
    selector: `JSXAttribute[name.name=/^(aria-label|title|alt|placeholder|label)$/] > Literal[value=${words}]`,
    message: 'Texts come from locales/, in three languages.',
  },
  {
    selector:
      'JSXOpeningElement[name.name=/^(div|span|p|li|td|section)$/] > JSXAttribute[name.name=/^on(Click|Key)/]',
    message: 'What is clicked is a button or a link: native element first.',
  },
  {
    selector:
      'TemplateElement[value.raw=/(#[0-9a-fA-F]{3,8}\\b|z-index:\\s*[0-9]|\\b([4-9]|[0-9]{2,})px)/]',
    message:
      'Tokens only (shared/src/ui/look.ts): no colour or depth of its own, pixels for lines of at most 3.',
  },
];

const noIdentity = {
  selector: 'BinaryExpression[operator="instanceof"][right.name="Refusal"]',
  message:
    'Each part of the site has its own copy of the class: ask isRefusal (docs/decisions/0009).',
};

const ban = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] });

export default defineConfig(
  { ignores: ['**/node_modules/', '**/dist/', '.cache/', 'data/', 'test-results/'] },
  // A rule that does not fit is changed here, for everybody, and not switched off in a line.
  { linterOptions: { noInlineConfig: true } },
  { files: ['**/*.{mjs,cjs}'], rules: { 'no-unused-vars': 'error', 'no-var': 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      ...ban(noDefaultExport, noEnvironment, noImportMeta),
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 350],
      'max-params': ['error', 3],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['{shell,*-mfe}/**/*.{ts,tsx}', 'shared/src/{platform,ui}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: ban(noDefaultExport, noEnvironment, noImportMeta, noIdentity, ...noPageFault),
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
    // The command line speaks to a person; so do the address and the accounts that a start prints.
    files: ['{scripts,bench,e2e,build}/**/*.ts', 'server/src/{index.ts,office/**/*.ts}'],
    rules: { ...ban(noDefaultExport), 'no-console': 'off' },
  },
  // A list, not code.
  { files: ['server/src/accounts/longCommonPasswords.ts'], rules: { 'max-lines': 'off' } },
  {
    // Only an interface can be declared again by each part: that is how i18next learns their messages.
    files: [
      '**/i18next.d.ts',
      'shared/src/platform/{language/messages*,modules/ModulePart.test}.{ts,tsx}',
    ],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  { files: ['server/src/config.ts'], rules: ban(noDefaultExport, noImportMeta) },
  {
    files: [
      '**/*.config.ts',
      'webpack.common.ts',
      '**/standalone.tsx',
      '*-mfe/src/module.ts',
      'e2e/support/prepareDemo.ts',
    ],
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
);
