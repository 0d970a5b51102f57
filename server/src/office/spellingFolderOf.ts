import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The word lists of this installation, used for every content folder. */
export function spellingFolderOf(config: Config): string {
  return join(config.contentFolder, 'spelling');
}
