import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(__dirname);
const folders = ['shell', 'shared', 'server', ...globSync('*-mfe', { cwd: root })];

it.each(folders)('the folder %s has a README of at most 40 lines', (folder) => {
  const lines = readFileSync(join(root, folder, 'README.md'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.length).toBeLessThanOrEqual(40);
  expect(lines[0]).toMatch(/^# \S/);
});

it('the four modules and the three other parts were checked for a README', () => {
  expect(folders.length).toBeGreaterThanOrEqual(7);
});
