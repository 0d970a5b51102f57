import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { WrongUsage } from './wrongUsage.ts';

/**
 * The content folder that a command is about: the one that it names, else the configured one.
 * @throws WrongUsage when it names more than one
 */
export function contentFolderOf(positionals: readonly string[], config: Config): string {
  const [folder, ...others] = positionals;
  if (others.length > 0)
    throw new WrongUsage('Name one content folder, or none for the configured one.');
  return folder === undefined ? config.contentFolder : resolve(folder);
}
