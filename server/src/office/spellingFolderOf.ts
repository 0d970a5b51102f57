import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The word lists of this installation; they hold for every content folder that a command names. */
export function spellingFolderOf(config: Config): string {
  return join(config.contentFolder, 'spelling');
}
