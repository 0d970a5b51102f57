import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { readChangeOrigin } from './readChangeOrigin.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', env: process.env }).trim();
const environment = process.env;
beforeEach(() => {
  // Remove git's variables: in a git hook they point to the repository of the hook.
  const own = Object.entries(environment).filter(([name]) => !name.startsWith('GIT_'));
  process.env = { ...Object.fromEntries(own), GIT_CEILING_DIRECTORIES: tmpdir() };
  folder = mkdtempSync(join(tmpdir(), 'cert-origin-'));
  git('init', '--quiet');
  git('config', 'user.name', 'Ana Anić');
  git('config', 'user.email', 'ana@example.com');
  writeFileSync(join(folder, 'a.txt'), 'a');
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '-m', 'a');
});
afterEach(() => {
  process.env = environment;
  rmSync(folder, { recursive: true });
});

it('a change of the modules records the person and the commit from git', async () => {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  expect(await readChangeOrigin(folder, {})).toEqual({ person: 'Ana Anić', commit });
});

it('a change of the modules records whether there are uncommitted changes', async () => {
  writeFileSync(join(folder, 'b.txt'), 'b');
  expect(await readChangeOrigin(folder, {})).toMatchObject({ isDirty: true });
});

it('a change of the modules records a given person instead of git’s, and a note without control characters', async () => {
  const given = { person: 'Iva', note: ' broke\n the \u001b[31mcharts ' };
  expect(await readChangeOrigin(folder, given)).toMatchObject({
    person: 'Iva',
    note: 'broke the [31mcharts',
  });
});

it('a change of the modules records the account of the computer if there is no git repository', async () => {
  rmSync(join(folder, '.git'), { recursive: true });
  process.env['GIT_CONFIG_GLOBAL'] = '/dev/null';
  expect(await readChangeOrigin(folder, {})).toEqual({ person: userInfo().username });
});
