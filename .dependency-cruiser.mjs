/**
 * Rules about which folder may import which; the `exports` of the packages already prevent some of these imports. The
 * `comment` of a rule is its reason; `scripts/boundaries.ts` prints it with every violation.
 */

const modules = '[a-z][a-z0-9-]*-mfe';
const parts = `(shell|${modules})`;
const browserCode = `^(${parts}|shared/src/(platform|ui|i18n))/`;
/** Tests and the code that only tests use. */
const testCode = '(\\.test\\.tsx?$|/testing/)';
/** Entry files: a tool starts them by name, so no file imports them. */
const entries = [
  '\\.test\\.tsx?$',
  '\\.e2e\\.ts$',
  '\\.d\\.ts$',
  '\\.config\\.(ts|mjs)$',
  '^webpack\\.(common|integrity|policy)\\.ts$',
  '^\\.dependency-cruiser\\.mjs$',
  '^scripts/',
  '^bench/',
  '^e2e/',
  `^${modules}/src/module\\.ts$`,
  '^shell/src/index\\.tsx?$',
  '^server/src/(index|office/index)\\.ts$',
  '^shared/src/[a-zA-Z0-9-]+/index\\.ts$',
  '/testing/',
];

/** The server's lower layer: what all use cases need. */
const serverBase = 'database|content|audit|accounts|editions|branding|programme|mail';
/** The server's middle layer: one folder for each noun of the contract. */
const serverNouns =
  'documents|grading|comments|answers|questionnaires|above-beyond|saved-questions|intro-questions|organisation-info|organisation-data|report|history|modules|backup';

/** Libraries that only the platform may import. */
const platformLibraries = 'node_modules/(react-router|i18next|idb)/';

/**
 * The layers of the report, from the lowest to the highest (report-mfe/README.md), each with the reason for its
 * position: a layer may import those before it, never one after it.
 */
const reportLayers = [
  ['layout', 'Sheets of paper and their page numbers know nothing of what is printed on them.'],
  ['texts', 'A text is read, cut and drawn in the same way on every sheet, edited or not.'],
  [
    'charts',
    'A chart draws the rows that it is given; which rows a sheet compares is up to the sheet.',
  ],
  ['comparisons', 'Whom the report is compared with is the same for all its sheets.'],
  [
    'editor',
    'A text is edited in the same way on every sheet, so the editor needs to know none of them.',
  ],
  [
    'sheets',
    'A sheet shows its part of the report; the page decides which sheets are shown, and when.',
  ],
  ['page', 'The page is started by its address only.'],
];

/** For each layer of the report a rule that forbids imports of higher layers and of `module.ts`. */
const reportLayerRules = [
  ['data', 'The data of the report are what all layers have in common.'],
  ...reportLayers,
].map(([name, reason], index) => ({
  name: `report-${name}-imports-no-higher-layer`,
  comment: `${reason} Layers of the report: ${reportLayers.map(([layer]) => layer).join(', ')}.`,
  severity: 'error',
  from: {
    path:
      name === 'data'
        ? '^report-mfe/src/(reportData|readCspNonce)\\.ts$'
        : `^report-mfe/src/${name}/`,
    pathNot: testCode,
  },
  to: {
    path: `^report-mfe/src/(module\\.ts$|(${reportLayers
      .slice(index)
      .map(([layer]) => layer)
      .join('|')})/)`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'shell-imports-no-module',
      comment:
        'The shell must not import a module. It reads the registry, so a module can be released without the shell.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: `^${modules}/` },
    },
    {
      name: 'no-imports-between-modules',
      comment:
        'Modules are built and released one by one. They meet on the page only, through slots.',
      severity: 'error',
      from: { path: `^(${modules})/` },
      to: { path: `^(shell|${modules})/`, pathNot: '^$1/' },
    },
    {
      name: 'no-upward-imports-from-shared',
      comment: 'shared is what all parts have in common, so it must not import any of them.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `^(${parts}|server|e2e|bench|scripts)/` },
    },
    {
      name: 'product-imports-no-tools',
      comment:
        'Product code must not import end-to-end tests, benchmarks, scripts or build configuration.',
      severity: 'error',
      from: { path: `^(${parts}|shared|server)/`, pathNot: '\\.(config|test)\\.tsx?$' },
      to: { path: '^(e2e|bench|scripts|webpack\\.(common|integrity|policy)\\.ts)' },
    },
    {
      name: 'browser-imports-no-server-code',
      comment: 'Browser code and server code have only the contract and the domain in common.',
      severity: 'error',
      from: { path: `^${parts}/` },
      to: { path: '^server/' },
    },
    {
      name: 'server-imports-no-frontend',
      comment: 'The server may import the contract and the domain, but no frontend code.',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: `^(${parts}/|shared/src/(platform|ui|testing)/)`,
        // A list of attack strings that server tests and frontend tests share.
        pathNot: '^shared/src/testing/scriptAttacks\\.ts$',
      },
    },
    {
      name: 'server-imports-no-ui-library',
      comment: 'The server does not render pages: no React, no styles, no browser libraries.',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: 'node_modules/(react|react-dom|styled-components|react-[a-z0-9-]+|swr|i18next|idb)/',
      },
    },
    {
      name: 'domain-is-pure',
      comment:
        'The domain is pure: it may import zod and itself; no React, no clock, no fetch, no other folder.',
      severity: 'error',
      from: { path: '^shared/src/domain/', pathNot: testCode },
      to: { pathNot: '^(shared/src/domain/|.*node_modules/zod/)' },
    },
    {
      name: 'contract-imports-domain-and-zod-only',
      comment:
        'Server and browser both import the contract, so it may depend on the domain and zod only.',
      severity: 'error',
      from: { path: '^shared/src/contract/', pathNot: testCode },
      to: { pathNot: '^(shared/src/(contract|domain)/|.*node_modules/zod/)' },
    },
    {
      name: 'contract-is-type-only-in-browser',
      comment:
        'Browser code may import only types of the contract: its schemas and zod would make the download larger. The effects of actions have no schemas.',
      severity: 'error',
      from: { path: browserCode, pathNot: testCode },
      to: {
        path: '^shared/src/contract/',
        pathNot: '^shared/src/contract/effects\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-zod-in-browser',
      comment: 'The server validates; zod would make the download larger.',
      severity: 'error',
      from: { path: browserCode, pathNot: testCode },
      to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-is-product-independent',
      comment:
        'UI components know no product concept, route, API call or message: these come in as props.',
      severity: 'error',
      from: { path: '^shared/src/ui/' },
      to: {
        path: `(^shared/src/(platform|contract)/|node_modules/(react-router-dom|react-i18next|swr)/|${platformLibraries})`,
      },
    },
    {
      name: 'i18n-imports-domain-only',
      comment: 'Formats are compiled into every part, so they may import the domain only.',
      severity: 'error',
      from: { path: '^shared/src/i18n/', pathNot: testCode },
      to: { pathNot: '^shared/src/(i18n|domain)/' },
    },
    {
      name: 'platform-libraries-in-platform-only',
      comment:
        'i18next itself, the core of the router and idb stay in the platform; parts use react-i18next and react-router-dom.',
      severity: 'error',
      from: {
        pathNot: '^(shared/src/(platform|testing)/|shell/src/libraries/|.*node_modules/)',
      },
      to: { path: platformLibraries, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-in-server-only',
      comment: 'Only the server talks to the database.',
      severity: 'error',
      // Benchmarks fill databases with test data and measure bare SQL as a baseline. The outage tests and
      // those of a pooler and a replica control a database server of their own.
      from: {
        pathNot:
          '^(server/|bench/(actions|scale|saves|report|mail|mixed|overview)/|scripts/(databaseOutages|pooledDatabase|replicaReads)\\.test\\.ts|.*node_modules/)',
      },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      name: 'server-base-imports-no-noun',
      comment:
        'database, content, audit, accounts and editions are what all use cases need, so they may not depend on one. Move what both need down.',
      severity: 'error',
      from: { path: `^server/src/(${serverBase})/`, pathNot: testCode },
      to: {
        path: `^server/src/(${serverNouns}|http|site)/`,
        // The audit trail and the change tag hide grades with the same SQL condition as the grades themselves.
        pathNot: '^server/src/grading/createAllFinalizedCondition\\.ts$',
      },
    },
    {
      name: 'server-nouns-import-no-http',
      comment:
        'A use case knows neither HTTP nor the command line: http/, site/ and office/ call it, never the other way round.',
      severity: 'error',
      from: { path: `^server/src/(${serverNouns})/`, pathNot: testCode },
      to: { path: '^server/src/((http|site|monitoring|office)/|(app|handlers|index)\\.ts$)' },
    },
    {
      name: 'fastify-in-http-layer-only',
      comment: 'Only http/, site/ and app.ts may import Fastify: a use case is a plain function.',
      severity: 'error',
      from: {
        path: `^server/src/(${serverBase}|${serverNouns}|office)/`,
        pathNot: testCode,
      },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    ...reportLayerRules,
    {
      name: 'no-test-code-in-product',
      comment: 'Test builders and fakes must not be used by product code.',
      severity: 'error',
      from: { path: `^(${parts}|shared|server)/`, pathNot: testCode },
      to: { path: '/testing/|node_modules/(@testing-library|fake-indexeddb|fast-check|jest)/' },
    },
    {
      name: 'no-generic-file-names',
      comment:
        'Name a file after what it does. Names such as utils, helpers or common attract unrelated code.',
      severity: 'error',
      from: {},
      to: {
        path: '(^|/)(utils?|helpers?|common|misc|lib|types|constants|managers?|services?)(/|\\.tsx?$)',
        pathNot: 'node_modules/',
        dependencyTypesNot: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'unknown'],
      },
    },
    {
      name: 'no-circular-imports',
      comment: 'Circular import: move what both files need into a third one, or join the files.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment:
        'No file imports this one: it is dead code, or an entry file that is missing in `entries`.',
      severity: 'error',
      from: { orphan: true, pathNot: entries },
      to: {},
    },
    {
      name: 'no-unresolved',
      comment: 'The imported file or package does not exist.',
      severity: 'error',
      // This file imports files that only the shell's webpack configuration can resolve (`translationParts`).
      from: { pathNot: '^shell/src/libraries/translation\\.ts$' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Check `import type`, too: a dependency on a type is a dependency.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
