/**
 * The names step of `npm run check`: prints every file, folder, glob, npm script, benchmark and step of `npm test` that
 * is written as text in a script, a configuration, the server or a document, and that does not exist. It leaves out
 * what other checks find: imports (types), patterns of import rules (boundaries), cited documents (citations).
 */
import { readFileSync } from 'node:fs';
import { basename, matchesGlob, resolve } from 'node:path';
import { expandAlternatives } from './findBoundaryViolations.ts';
import { listFiles } from './listFiles.ts';
import { findMissingFiles, listTopFolders } from './names/findMissingFiles.ts';
import {
  listBenchmarksAndTestSteps,
  listIgnorePatterns,
  listFileNamesInCode,
  listFileNamesInMarkdown,
  listFileNamesInPackageJson,
  listFileNamesInScript,
  listFileNamesInTsconfig,
  listNpmScripts,
  listStrings,
  type TextFile,
} from './names/listNames.ts';
import { readInstalledPackages } from './packageLock.ts';
import { moduleSteps, stepsByArgument } from './testing/testSteps.ts';

/** Lower bound for the names, set below the real count. Finding fewer means that this script has overlooked some. */
const minNames = 650;

/** Names without a file in the repository: programs create these files while they run. */
const createdNames = [
  'contract-before.d.ts',
  'contract-after.d.ts',
  'contract-checks.ts',
  'contract.d.ts',
  'types.d.ts',
  'training-plan-mfe',
  'built.json',
  'modules.json',
  'mf-stats.json',
  'mf-manifest.json',
  'version.json',
  'e2e.json',
  'flaky.json',
  'manifest.json',
];

const root = resolve(import.meta.dirname, '..');
const { default: jest } = (await import(resolve(root, 'jest.config.mjs'))) as {
  default: { projects: { transform: Record<string, unknown> }[] };
};
const files = listFiles(root);
const folders = listTopFolders(files);
const generated = new Set(
  read('.gitignore')
    .text.split('\n')
    .map((line) => line.replace(/\/$/, '')),
);

const found = [
  ...readAll(
    /^(?:scripts|e2e|bench|server)\/.*\.ts$|^[^/]+\.(?:ts|mjs|cjs)$|^scripts\/run\.mjs$|\/webpack\.config\.ts$/,
  )
    // Tests, and the template of a new module, name files that do not exist.
    .filter(({ file }) => !/\.test\.ts$|\/testing\/|createModuleFiles\.ts$/.test(file))
    .flatMap((code) => listFileNamesInCode(code, folders)),
  ...listStrings(jest)
    .filter((text) => text.startsWith('<rootDir>/'))
    .map((text) => ({ name: text.replace('<rootDir>', ''), at: 'jest.config.mjs' })),
  ...readAll(/(?:^|\/)tsconfig[^/]*\.json$/).flatMap(listFileNamesInTsconfig),
  ...readAll(/(?:^|\/)package\.json$/).flatMap(listFileNamesInPackageJson),
  ...readAll(
    /^(?:\.github\/workflows\/.*|\.ci\/.*|\.husky\/.*|deploy\/(?:Dockerfile|.*\.service))$/,
  ).flatMap((script) => listFileNamesInScript(script, folders)),
  ...readAll(/\.md$/)
    .filter(({ file }) => !/^(?:THIRD_PARTY_NOTICES|CHANGELOG)|^docs\/contract\//.test(file))
    .flatMap((document) => listFileNamesInMarkdown(document, folders)),
  ...readAll(/^(?:\.prettierignore|\.gitattributes|\.github\/CODEOWNERS)$/).flatMap(
    listIgnorePatterns,
  ),
];
const names = found.filter(
  ({ name }) => !createdNames.includes(basename(name)) && !isGenerated(name),
);

const npmScripts = new Set(
  readAll(/(?:^|\/)package\.json$/).flatMap(({ text }) =>
    Object.keys((JSON.parse(text) as { scripts?: object }).scripts ?? {}),
  ),
);
/** For `npm run bench` and `npm test`: whether the command has a part of this name. Each benchmark has a folder. */
const commandParts = {
  bench: (name: string) => files.some((file) => file.startsWith(`bench/${name}/`)),
  test: (name: string) => Object.hasOwn({ ...stepsByArgument, ...moduleSteps }, name),
};
const packages = readInstalledPackages(root);
const issues = [
  ...findMissingFiles(names, files),
  ...readAll(/\.(?:md|yml|ts|tsx|mjs)$|^\.ci\//)
    .flatMap(listNpmScripts)
    .filter(({ name }) => !npmScripts.has(name))
    .map(({ name, at }) => `${at}: no package.json has the script "${name}".`),
  ...readAll(/\.(?:md|yml|ts|tsx|mjs)$/)
    .flatMap(listBenchmarksAndTestSteps)
    .filter(({ command, name }) => !commandParts[command](name))
    .map(({ command, name, at }) => `${at}: "${command}" has no part "${name}".`),
  ...findMissingPackages(),
  ...createdNames
    .filter((name) => !found.some((one) => basename(one.name) === name))
    .map((name) => `scripts/names.ts: the exception "${name}" is no longer needed.`),
];
for (const issue of issues) console.error(issue);
if (names.length < minNames)
  console.error(`Only ${names.length} names were seen, and there are at least ${minNames}.`);
else console.log(`${names.length} names`);
process.exitCode = issues.length > 0 || names.length < minNames ? 1 : 0;

/** Finds packages that a configuration names and that are not installed. */
function findMissingPackages(): string[] {
  const scripts = packages.flatMap((path) => [`/${path}/index.js`, `/${path}/dist/index.cjs`]);
  const transforms = jest.projects
    .flatMap(({ transform }) => Object.keys(transform))
    .filter((pattern) => pattern.includes('node_modules'))
    .flatMap(expandAlternatives)
    .filter((pattern) => !scripts.some((script) => new RegExp(pattern).test(script)))
    .map((pattern) => `jest.config.mjs: "${pattern}" matches no installed package.`);
  const { packageRules } = JSON.parse(read('renovate.json').text) as {
    packageRules: { matchPackageNames?: string[] }[];
  };
  const updated = packageRules
    .flatMap(({ matchPackageNames = [] }) => matchPackageNames)
    .filter((glob) => !packages.some((path) => matchesGlob(path, `node_modules/${glob}`)))
    .map((glob) => `renovate.json: "${glob}" matches no installed package.`);
  return [...transforms, ...updated];
}

function readAll(pattern: RegExp): TextFile[] {
  return files.filter((file) => pattern.test(file)).map(read);
}

function read(file: string): TextFile {
  return { file, text: readFileSync(resolve(root, file), 'utf8') };
}

/** Whether `.gitignore` names the file, or a folder in its path. */
function isGenerated(name: string): boolean {
  return name.split('/').some((step) => step !== '' && generated.has(step));
}
