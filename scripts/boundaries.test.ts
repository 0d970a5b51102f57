import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  findBoundaryViolations,
  findUnmatchedPatterns,
  type BoundaryViolation,
} from './findBoundaryViolations.ts';

const root = resolve(__dirname, '..');

/** For each rule a file that breaks only this rule. Each entry: path, content, rule. */
const violating: [file: string, text: string, rule: string][] = [
  ['shell/src/a.ts', `import '../../report-mfe/src/module.ts';`, 'shell-imports-no-module'],
  [
    'grading-mfe/src/a.ts',
    `import '../../report-mfe/src/module.ts';`,
    'no-imports-between-modules',
  ],
  ['report-mfe/src/a.ts', `import '../../shell/src/index.ts';`, 'no-imports-between-modules'],
  [
    'shared/src/platform/a.ts',
    `import '../../../shell/src/index.ts';`,
    'no-upward-imports-from-shared',
  ],
  ['shell/src/b.ts', `import '../../scripts/tool.ts';`, 'product-imports-no-tools'],
  [
    'shell/src/c.ts',
    `import type {} from '../../server/src/index.ts';`,
    'browser-imports-no-server-code',
  ],
  ['server/src/a.ts', `import '../../shared/src/ui/index.ts';`, 'server-imports-no-frontend'],
  ['server/src/database/a.ts', `import '../report/readReport.ts';`, 'server-base-imports-no-noun'],
  ['server/src/answers/b.ts', `import '../http/call.ts';`, 'server-nouns-import-no-http'],
  ['server/src/b.ts', `import 'react';`, 'server-imports-no-ui-library'],
  ['shared/src/domain/a.ts', `import 'node:fs';`, 'domain-is-pure'],
  ['shared/src/domain/b.ts', `import type {} from '../contract/index.ts';`, 'domain-is-pure'],
  ['shared/src/contract/a.ts', `import '../ui/index.ts';`, 'contract-imports-domain-and-zod-only'],
  [
    'shell/src/d.ts',
    `import '../../shared/src/contract/index.ts';`,
    'contract-is-type-only-in-browser',
  ],
  ['shell/src/e.ts', `import 'zod';`, 'no-zod-in-browser'],
  [
    'shared/src/ui/a.ts',
    `import type {} from '../contract/index.ts';`,
    'ui-is-product-independent',
  ],
  ['shared/src/i18n/a.ts', `import '../ui/index.ts';`, 'i18n-imports-domain-only'],
  ['shell/src/f.ts', `import 'react-router';`, 'platform-libraries-in-platform-only'],
  ['shell/src/g.ts', `import 'kysely';`, 'sql-in-server-only'],
  ['server/src/answers/a.ts', `import 'fastify';`, 'fastify-in-http-layer-only'],
  [
    'report-mfe/src/reportData.ts',
    `import './layout/a.ts';`,
    'report-data-imports-no-higher-layer',
  ],
  [
    'report-mfe/src/layout/a.ts',
    `import '../sheets/a.ts';`,
    'report-layout-imports-no-higher-layer',
  ],
  [
    'report-mfe/src/editor/a.ts',
    `import '../sheets/a.ts';`,
    'report-editor-imports-no-higher-layer',
  ],
  ['server/src/c.ts', `import './testing/builder.ts';`, 'no-test-code-in-product'],
  ['server/src/d.ts', `import './helpers/thing.ts';`, 'no-generic-file-names'],
  ['server/src/e.ts', `import './f.ts';`, 'no-circular-imports'],
  ['server/src/orphan.ts', `export const nobody = 1;`, 'no-orphan'],
  ['server/src/g.ts', `import './nowhere.ts';`, 'no-unresolved'],
];
const allowed: [file: string, text: string][] = [
  ['package.json', `{ "workspaces": ["shell", "shared", "server", "grading-mfe", "report-mfe"] }`],
  ['shell/src/index.ts', `import type {} from '../../shared/src/contract/index.ts';`],
  ['report-mfe/src/module.ts', `import 'react';`],
  ['report-mfe/src/sheets/a.ts', `import '../charts/a.ts';`],
  ['report-mfe/src/charts/a.ts', `export const chart = 1;`],
  ['shared/src/ui/index.ts', `import 'styled-components';`],
  ['shared/src/contract/index.ts', `import 'zod';\nimport '../domain/index.ts';`],
  ['shared/src/domain/index.ts', `export const grade = 1;`],
  ['server/src/index.ts', `import '../../shared/src/contract/index.ts';`],
  ['server/src/index.test.ts', `import './testing/builder.ts';`],
  ['server/src/report/readReport.ts', `export const report = 1;`],
  ['server/src/http/call.ts', `export const call = 1;`],
  ['server/src/testing/builder.ts', `export const build = 1;`],
  ['server/src/helpers/thing.ts', `export const thing = 1;`],
  ['server/src/f.ts', `import './e.ts';`],
  ['scripts/tool.ts', `export const tool = 1;`],
];

let folder: string;
let violations: BoundaryViolation[];
let seen: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const [file, text] of [...violating, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  ({ seen, violations } = await findBoundaryViolations(
    folder,
    join(root, '.dependency-cruiser.mjs'),
  ));
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true }));

test.each(violating)('the file %s with the code %s violates the rule %s', (file, _text, rule) => {
  expect(violations.filter(({ from }) => from === file).map((found) => found.rule)).toContain(rule);
});

test('every import rule has an example file that breaks it', () => {
  const rules = readFileSync(join(root, '.dependency-cruiser.mjs'), 'utf8');
  const names = [...rules.matchAll(/^ {6}name: '(.+)',$/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(violating.map(([, , rule]) => rule)).toEqual(expect.arrayContaining(names));
});

test('every forbidden import is reported with the reason of the rule that it breaks', () => {
  expect(violations.filter(({ reason }) => reason === '')).toEqual([]);
});

test('allowed imports are not reported, and every source file is checked', () => {
  const reported = new Set(violations.map(({ from }) => from));
  expect(allowed.map(([file]) => file).filter((file) => reported.has(file))).toEqual([]);
  expect(seen).toBe(violating.length + allowed.length - 1); // package.json is not a source file
});

describe('the patterns of an import rule that match no file', () => {
  const known = {
    files: ['server/src/answers/a.ts', 'shared/src/ui/b.ts'],
    excepted: ['bench/scale/c.ts'],
    packages: ['node_modules/zod/'],
  };

  it.each<[string, { from?: object; to?: object }, string[]]>([
    [
      'are not reported if there are none',
      { from: { path: '^server/src/(answers)/' }, to: { path: '^shared/' } },
      [],
    ],
    [
      'are reported if one of several folders is gone',
      { from: { path: '^server/src/(answers|gone)/' } },
      ['^server/src/(gone)/'],
    ],
    ['are reported if a forbidden folder is gone', { to: { path: '^build/' } }, ['^build/']],
    [
      'are reported if the folder of an exception is gone',
      { from: { pathNot: ['^bench/(scale|gone)/'] } },
      ['^bench/(gone)/'],
    ],
    [
      'are reported if one of several packages is gone',
      { to: { path: 'node_modules/(zod|idb)/' } },
      ['node_modules/(idb)/'],
    ],
  ])('%s', (_, rule, patterns) => {
    expect(findUnmatchedPatterns([{ name: 'a', from: {}, to: {}, ...rule }], known)).toEqual(
      patterns.map((pattern) => `a: ${pattern}`),
    );
  });
});
