/**
 * Who may know whom. The second guard of the boundaries, after the packages' `exports`; each rule's comment is
 * the reason and is printed when the rule is broken (architecture §2 and §3, style §3).
 */

const modules = '[a-z][a-z0-9-]*-mfe';
const parts = `(shell|${modules})`;
const browserCode = `^(${parts}|shared/src/(platform|ui|i18n))/`;
/** Tests, what only tests use, and the pages that run one module alone. */
const testCode = '(\\.test\\.tsx?$|/testing/)';
/** Files that a tool starts by name, so nothing imports them. */
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
  `^${modules}/src/(module|standalone)\\.tsx?$`,
  `^${modules}/src/words\\.(hr|sr|en)\\.ts$`,
  '^shell/src/index\\.tsx?$',
  '^server/src/(index|office/index)\\.ts$',
  '^shared/src/[a-zA-Z0-9-]+/index\\.ts$',
  '/testing/',
];

/** Libraries that only the platform may touch: it re-exports what modules need, so that there is one copy. */
const platformLibraries =
  'node_modules/(react-router|react-router-dom|i18next|react-i18next|swr|idb)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'shell-imports-no-module',
      comment:
        'The shell knows no module by name: it reads the registry, so a module needs no release of the shell.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: `^${modules}/` },
    },
    {
      name: 'no-imports-between-modules',
      comment:
        'Modules are islands: they meet in slots, on the page, and are built and released one by one.',
      severity: 'error',
      from: { path: `^(${modules})/` },
      to: { path: `^(shell|${modules})/`, pathNot: '^$1/' },
    },
    {
      name: 'no-upward-imports-from-shared',
      comment: 'Nothing imports upward: shared is what the parts agree on and knows none of them.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `^(${parts}|server|e2e|bench|scripts)/` },
    },
    {
      name: 'product-imports-no-tools',
      comment:
        'Nothing imports upward: the product knows nothing of its end-to-end tests, measurements, scripts and build.',
      severity: 'error',
      from: { path: `^(${parts}|shared|server)/`, pathNot: '\\.(config|test)\\.tsx?$' },
      to: { path: '^(e2e|bench|scripts|build|webpack\\.(common|integrity|policy)\\.ts)' },
    },
    {
      name: 'browser-imports-no-server-code',
      comment: 'Server and browser meet in the contract and the domain only.',
      severity: 'error',
      from: { path: `^${parts}/` },
      to: { path: '^server/' },
    },
    {
      name: 'server-imports-no-frontend',
      comment: 'The server knows the contract and the domain, and no part that is shown or built.',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: `^(${parts}/|shared/src/(platform|ui|testing)/)`,
        // A list, which the tests of the server and of the pages share.
        pathNot: '^shared/src/testing/scriptAttacks\\.ts$',
      },
    },
    {
      name: 'server-imports-no-ui-library',
      comment: 'The server never renders: no React, no styles, no browser libraries.',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: 'node_modules/(react|react-dom|styled-components|react-[a-z0-9-]+|swr|i18next|idb)/',
      },
    },
    {
      name: 'domain-is-pure',
      comment: 'The domain is pure: zod and itself; no React, no clock, no fetch, no other folder.',
      severity: 'error',
      from: { path: '^shared/src/domain/', pathNot: testCode },
      to: { pathNot: '^(shared/src/domain/|.*node_modules/zod/)' },
    },
    {
      name: 'contract-imports-domain-and-zod-only',
      comment: 'The contract is the domain and zod: both sides read it, so it drags nothing along.',
      severity: 'error',
      from: { path: '^shared/src/contract/', pathNot: testCode },
      to: { pathNot: '^(shared/src/(contract|domain)/|.*node_modules/zod/)' },
    },
    {
      name: 'contract-is-type-only-in-browser',
      comment:
        'Browsers import the contract type-only: its schemas and zod are not for the download.',
      severity: 'error',
      from: { path: browserCode, pathNot: testCode },
      to: { path: '^shared/src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-zod-in-browser',
      comment: 'The server validates; zod is not for the download.',
      severity: 'error',
      from: { path: browserCode, pathNot: testCode },
      to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-is-product-independent',
      comment:
        'Parts of the look know no product noun, no route, no call and no words: these come in as props.',
      severity: 'error',
      from: { path: '^shared/src/ui/' },
      to: { path: `(^shared/src/(platform|contract)/|${platformLibraries})` },
    },
    {
      name: 'i18n-imports-domain-only',
      comment: 'Words and formats are plain source in every part: they know the domain only.',
      severity: 'error',
      from: { path: '^shared/src/i18n/', pathNot: testCode },
      to: { pathNot: '^shared/src/(i18n|domain)/' },
    },
    {
      name: 'platform-libraries-in-platform-only',
      comment:
        'Router, i18n, swr and idb only in the platform: two copies of their contexts are the classic federation bug.',
      severity: 'error',
      from: { pathNot: '^(shared/src/(platform|testing)/|.*node_modules/)' },
      to: { path: platformLibraries },
    },
    {
      name: 'sql-in-server-only',
      comment: 'SQL stays in the repositories of the server.',
      severity: 'error',
      // The bench fills a database with more than people could, and writes beside us without us. A bad night is tried
      // on a database server of its own.
      from: {
        pathNot:
          '^(server/|bench/(scale|saves|report|mixed)/|scripts/databaseOutages\\.test\\.ts|.*node_modules/)',
      },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      name: 'fastify-in-http-layer-only',
      comment:
        'Only http/, the site files and app.ts know Fastify: a use case is a plain function.',
      severity: 'error',
      from: {
        path: '^server/src/(accounts|questionnaires|answers|documents|grading|comments|above-beyond|organisation|report|audit|database|office|content)/',
        pathNot: testCode,
      },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'no-test-code-in-product',
      comment: 'Builders and fakes are for tests; product code that needs one is not finished.',
      severity: 'error',
      from: { path: `^(${parts}|shared|server)/`, pathNot: testCode },
      to: { path: '/testing/|node_modules/(@testing-library|fake-indexeddb|fast-check|jest)/' },
    },
    {
      name: 'no-generic-file-names',
      comment:
        'A file says what it answers; utils, helpers, common and their kin are drawers (style §3).',
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
      comment: 'A circle is one thing in several files: split what both need, or join them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment:
        'Nothing imports this file and no tool starts it: dead code, or an entry that is missing in this list.',
      severity: 'error',
      from: { orphan: true, pathNot: entries },
      to: {},
    },
    {
      name: 'no-unresolved',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // `import type` binds as well: a type copied across a boundary is a boundary crossed.
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
