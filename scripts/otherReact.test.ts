import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolderStore } from './modules/openFolderStore.ts';
import { releaseModule } from './modules/releaseModule.ts';
import { createModule } from './new-module/createModule.ts';
import { readProvidedVersions } from '../webpack.policy.ts';

const repository = path.join(__dirname, '..');
const linked = [
  'shared',
  'scripts',
  'webpack.common.ts',
  'webpack.integrity.ts',
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
  const output = path.join(root, 'dist', 'modules', 'training', '1.0.0-a');
  const part = { folder: 'training-mfe', kind: 'module' };
  const plan = { part, folder, name: 'training', version: '1.0.0-a', output, isBuilt: false };
  execFileSync('node', [path.join(__dirname, 'buildPart.ts'), JSON.stringify(plan)]);

  const provided = readProvidedVersions(repository);
  expect(provided['react']).toMatch(/^19\./);
  const store = openFolderStore(path.join(root, 'dist'));
  const now = () => new Date('2026-11-25T08:00:00.000Z');
  await expect(releaseModule(store, { folder: output, provided, now })).rejects.toThrow(
    `training: it was built with react ^18.3.0, and the shell has ${provided['react']}`,
  );
  // The container refuses it in the browser, too: see createModuleLoader.test.ts.
  const entry = readFileSync(path.join(output, readEntry(output)), 'utf8');
  expect(entry).toContain('^18.3.0');
}, 120_000);

function readEntry(output: string): string {
  const built = readFileSync(path.join(output, 'built.json'), 'utf8');
  return (JSON.parse(built) as { entry: string }).entry;
}
