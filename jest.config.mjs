/** These are ESM only, and Jest runs everything as CommonJS. */
const modernPackages = [
  'kysely',
  'content-disposition',
  'cookie',
  // Of sanitize-html.
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  // file-type and what it is made of.
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer/inflate',
  '@borewit/text-codec',
].join('|');

/** Unit, server and component tests. Playwright runs the end-to-end tests (`e2e/`). */
const transform = {
  '^.+\\.tsx?$': [
    'ts-jest',
    {
      tsconfig: '<rootDir>/tsconfig.jest.json',
      // Types are checked once, by `tsc -b`.
      diagnostics: false,
    },
  ],
  [`/node_modules/(${modernPackages})/.+\\.js$`]: [
    'ts-jest',
    { tsconfig: { allowJs: true, module: 'CommonJS', target: 'ES2023' }, diagnostics: false },
  ],
  '/node_modules/@electric-sql/pglite/.+\\.cjs$':
    '<rootDir>/server/src/testing/pgliteTransform.cjs',
};
// The innermost of nested node_modules decides.
const transformIgnorePatterns = [
  `/node_modules/(?!.*/node_modules/)(?!(${modernPackages}|@electric-sql)/)`,
];

const rendersPages = ['shared/src/platform', 'shared/src/ui', 'shell', '*-mfe'];

export default {
  projects: [
    {
      displayName: 'node',
      rootDir: import.meta.dirname,
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/shared/src/{domain,contract,i18n}/**/*.test.ts',
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/jest.setTimeout.cjs'],
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'browser',
      rootDir: import.meta.dirname,
      testEnvironment: '<rootDir>/shared/src/testing/pageEnvironment.cjs',
      testMatch: rendersPages.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
      moduleNameMapper: { '\\.(css|woff2|svg)$': '<rootDir>/shared/src/testing/asset.cjs' },
      setupFilesAfterEnv: [
        '<rootDir>/jest.setTimeout.cjs',
        '<rootDir>/shared/src/testing/setUp.ts',
      ],
      transform,
    },
  ],
};
