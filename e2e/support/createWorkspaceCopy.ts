import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folders } from './folders.ts';

/** What a build looks at besides its own part. */
const looked = [
  'shared',
  'webpack.common.ts',
  'webpack.integrity.ts',
  'webpack.policy.ts',
  'tsconfig.base.json',
];
/** What a new module is written into. */
const written = ['package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * A tree like the repository's for a module that a test creates.
 * @returns its folder, which the caller removes
 */
export async function createWorkspaceCopy(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'cert-tree-'));
  for (const file of looked) await symlink(join(folders.root, file), join(root, file));
  for (const file of written) await cp(join(folders.root, file), join(root, file));
  await symlink(join(folders.root, 'node_modules'), join(root, 'node_modules'));
  return root;
}
