import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Lists the files that git tracks or does not ignore, by their paths from the root. In a folder without a git
 * repository, such as an unpacked archive, it lists all files except installed packages, build output, caches and data.
 */
export function listFiles(root: string): string[] {
  if (existsSync(resolve(root, '.git')))
    return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\0')
      .filter((file) => file !== '' && existsSync(resolve(root, file)));
  return globSync('{.*,.*/**/*,**/*}', {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => ['node_modules', '.cache', 'dist', 'data', '.git'].includes(name),
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => resolve(parentPath, name).slice(root.length + 1));
}
