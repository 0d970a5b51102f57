import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folders } from './folders.ts';

/** Files outside of a module's folder that its build also reads. */
const linked = [
  'shared',
  'shell',
  'scripts',
  'webpack.common.ts',
  'webpack.integrity.ts',
  'webpack.isolation.ts',
  'webpack.policy.ts',
  'tsconfig.base.json',
  'tsconfig.webpack.json',
];
/** Files that the creation of a module changes. */
const copied = ['package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Creates a copy of the workspace in which a test can create and build a module.
 * @returns the path of the folder; the caller must remove the folder
 */
export async function createWorkspaceCopy(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'cert-tree-'));
  for (const file of linked) await symlink(join(folders.root, file), join(root, file));
  for (const file of copied) await cp(join(folders.root, file), join(root, file));
  await symlink(join(folders.root, 'node_modules'), join(root, 'node_modules'));
  return root;
}
