import {
  listBenchmarksAndTestSteps,
  listIgnorePatterns,
  listFileNamesInCode,
  listFileNamesInMarkdown,
  listFileNamesInPackageJson,
  listFileNamesInScript,
  listFileNamesInTsconfig,
  listNpmScripts,
} from './listNames.ts';

const folders = new Set(['scripts', '.ci']);
const namesOf = (found: { name: string }[]) => found.map(({ name }) => name);

it('file names are found in strings of code, with their lines, but not in imports', () => {
  const text = `import './a.ts';\nconst parts = [\n  'shellWords.ts', \`<rootDir>/scripts/**\`, 'a word'];`;
  expect(listFileNamesInCode({ file: 'b.ts', text }, folders)).toEqual([
    { name: 'shellWords.ts', at: 'b.ts:3' },
    { name: 'scripts/**', at: 'b.ts:3' },
  ]);
});

it('file names are found in workflows and shell scripts, but not in comments', () => {
  const text = '# scripts/gone.ts\n  - run: .ci/run && node "scripts/build.ts"\n  x-file: .nvmrc';
  expect(listFileNamesInScript({ file: 'ci.yml', text }, folders)).toEqual([
    { name: '.ci/run', at: 'ci.yml:2' },
    { name: 'scripts/build.ts', at: 'ci.yml:2' },
    { name: '.nvmrc', at: 'ci.yml:3' },
  ]);
});

it('the patterns of an ignore file are found without comments and owners', () => {
  const text = '# all\n*  @team\n\n/shell/  @team\ndocs/contract\n';
  expect(namesOf(listIgnorePatterns({ file: 'CODEOWNERS', text }))).toEqual([
    '/shell/',
    'docs/contract',
  ]);
});

it('the paths of a tsconfig.json are found relative to the root, without patterns of mere file extensions', () => {
  const text = JSON.stringify({
    extends: '../tsconfig.base.json',
    files: ['../css.d.ts'],
    include: ['**/*.ts', 'src/*.json'],
    references: [{ path: '../shared' }],
  });
  expect(namesOf(listFileNamesInTsconfig({ file: 'shell/tsconfig.json', text }))).toEqual([
    '/tsconfig.base.json',
    '/css.d.ts',
    '/shell/src/*.json',
    '/shared',
  ]);
});

it('the workspaces of a package.json are found, and the paths in its scripts and exports', () => {
  const text = JSON.stringify({
    workspaces: ['shell', '*-mfe'],
    scripts: { build: 'node scripts/run.mjs build -w shell' },
    exports: { '.': './src/index.ts' },
    description: 'not/this',
  });
  expect(namesOf(listFileNamesInPackageJson({ file: 'package.json', text }))).toEqual([
    '/shell',
    '/*-mfe',
    '/scripts/run.mjs',
    '/src/index.ts',
  ]);
});

it('file names are found in the code of a document, except those struck through or in code blocks', () => {
  const text =
    'See `bodies.ts`, `scripts/`, ~~`gone.ts`~~ and `word`.\n```\nrun `a.ts`\n```\n`b.ts`\n';
  expect(listFileNamesInMarkdown({ file: 'a.md', text }, folders)).toEqual([
    { name: 'bodies.ts', at: 'a.md:1' },
    { name: 'scripts/', at: 'a.md:1' },
    { name: 'b.ts', at: 'a.md:5' },
  ]);
});

it('the npm scripts that a text names are found', () => {
  const text = 'Run `npm run check`,\nthen `npm run build -w report-mfe`.';
  expect(listNpmScripts({ file: 'README.md', text })).toEqual([
    { name: 'check', at: 'README.md:1' },
    { name: 'build', at: 'README.md:2' },
  ]);
});

it('the benchmarks and steps that a text names are found', () => {
  const text = 'Run `npm run bench -- tax`,\nthen `npm test -- unit server`, not `npm test`.';
  expect(listBenchmarksAndTestSteps({ file: 'README.md', text })).toEqual([
    { command: 'bench', name: 'tax', at: 'README.md:1' },
    { command: 'test', name: 'unit', at: 'README.md:2' },
    { command: 'test', name: 'server', at: 'README.md:2' },
  ]);
});
