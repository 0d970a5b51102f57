import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toBuildInfoPath } from './modules/buildInfo.ts';
import { openFolderStore } from './modules/openFolderStore.ts';
import { releaseModule } from './modules/releaseModule.ts';
import { createModule } from './new-module/createModule.ts';
import type { BuildPlan } from './planBuild.ts';
import { readProvidedVersions } from '../webpack.policy.ts';

const repository = path.join(__dirname, '..');
const linked = [
  'shared',
  'scripts',
  'webpack.common.ts',
  'webpack.integrity.ts',
  'webpack.isolation.ts',
  'webpack.policy.ts',
];
const copied = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'];
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cert-tree-'));
  for (const file of [...linked, 'node_modules', 'tsconfig.webpack.json'])
    symlinkSync(path.join(repository, file), path.join(root, file));
  for (const file of copied) cpSync(path.join(repository, file), path.join(root, file));
});
afterEach(() => rmSync(root, { recursive: true }));

it('a module that was built with React 18 is not released to a shell with React 19', async () => {
  const folder = path.join(root, createModule(root, 'training'));
  // As `npm install react@18` in the module's folder does.
  mkdirSync(path.join(folder, 'node_modules'));
  cpSync(
    path.join(repository, 'node_modules', 'react18'),
    path.join(folder, 'node_modules', 'react'),
    {
      recursive: true,
    },
  );
  const site = path.join(root, 'dist');
  const output = path.join(site, 'modules', 'training');
  const built = { name: 'training', version: '1.0.0-a' };
  const infoFile = path.join(site, toBuildInfoPath(built));
  const part = { folder: 'training-mfe', kind: 'module' } as const;
  const plan: BuildPlan = { ...built, part, folder, site, output, infoFile, isBuilt: false };
  execFileSync('node', [path.join(__dirname, 'buildPart.ts'), JSON.stringify(plan)]);

  const provided = readProvidedVersions(repository);
  expect(provided['react']).toMatch(/^19\./);
  const store = openFolderStore(site);
  const now = () => new Date('2026-11-25T08:00:00.000Z');
  await expect(releaseModule(store, { site, built, provided, now })).rejects.toThrow(
    `training: it was built with react ^18.3.0, and the shell has ${provided['react']}`,
  );
  // The container refuses it in the browser, too: see createModuleLoader.test.ts.
  const entry = readFileSync(path.join(output, readEntry(infoFile)), 'utf8');
  expect(entry).toContain('^18.3.0');
}, 120_000);

function readEntry(infoFile: string): string {
  return (JSON.parse(readFileSync(infoFile, 'utf8')) as { entry: string }).entry;
}
