/** Packages that are published as ES modules only. Jest runs CommonJS, so ts-jest transforms them. */
const esmPackages = [
  'commander',
  'get-port',
  'kysely',
  'p-map',
  'content-disposition',
  'cookie',
  // Dependencies of sanitize-html.
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  // file-type and its dependencies.
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer/inflate',
  '@borewit/text-codec',
].join('|');

const transform = {
  '^.+\\.tsx?$': [
    'ts-jest',
    {
      tsconfig: '<rootDir>/tsconfig.jest.json',
      // `tsc -b` checks the types.
      diagnostics: false,
    },
  ],
  [`/node_modules/(${esmPackages})/.+\\.js$`]: [
    'ts-jest',
    {
      tsconfig: {
        allowJs: true,
        module: 'CommonJS',
        target: 'ES2023',
        // Transform file by file; otherwise each worker would start a language service for the whole package.
        isolatedModules: true,
      },
      diagnostics: false,
    },
  ],
  '/node_modules/@electric-sql/pglite/.+\\.cjs$':
    '<rootDir>/server/src/testing/pgliteTransform.cjs',
};
// Packages are not transformed, except the listed ones. If a path has nested node_modules folders, the package in the
// innermost folder decides.
const transformIgnorePatterns = [
  `/node_modules/(?!.*/node_modules/)(?!(${esmPackages}|@electric-sql)/)`,
];

const browserFolders = ['shared/src/platform', 'shared/src/ui', 'shell', '*-mfe'];

const cacheDirectory = '<rootDir>/.cache/jest';

const recordRunning = process.env.RUNNING_TEST_FILES && [
  '<rootDir>/scripts/testing/recordRunningFiles.ts',
  { record: process.env.RUNNING_TEST_FILES },
];

// With this variable, styled-components adds rules one by one, as in production. Otherwise it would append to the text
// of a style sheet, which jsdom would parse again as a whole each time. Workers inherit the environment.
process.env.SC_DISABLE_SPEEDY = 'false';

/** Unit, server and component tests. Playwright runs the end-to-end tests (`e2e/`). */
export default {
  reporters: ['default', ...(recordRunning ? [recordRunning] : [])],
  // In ms. A worker ends by itself once nothing runs in it. On a busy machine this takes longer than half a second,
  // after which Jest would end the worker by force.
  workerGracefulExitTimeout: 30_000,
  projects: [
    {
      displayName: 'node',
      rootDir: import.meta.dirname,
      cacheDirectory,
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/shared/src/{domain,contract,i18n}/**/*.test.ts',
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/jest.setUp.cjs'],
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'browser',
      rootDir: import.meta.dirname,
      cacheDirectory,
      testEnvironment: '<rootDir>/shared/src/testing/pageEnvironment.cjs',
      testMatch: browserFolders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
      moduleNameMapper: {
        '\\.(css|woff2|svg)$': '<rootDir>/shared/src/testing/asset.cjs',
        // jsdom does not measure text and paths, which the library needs.
        '^apexcharts$': '<rootDir>/report-mfe/src/testing/ChartStandIn.ts',
        // Its files are ES modules; each has a CommonJS version beside it.
        '^(@module-federation/webpack-bundler-runtime/dist/.+)\\.js$': '$1.cjs',
      },
      setupFilesAfterEnv: ['<rootDir>/jest.setUp.cjs', '<rootDir>/shared/src/testing/setUp.ts'],
      transform,
    },
  ],
};
