import { resolve } from 'node:path';
import type { Config } from '../config.ts';

/** The content folder of a command: the given one, else the configured one. */
export function contentFolderOf(folder: string | undefined, config: Config): string {
  return folder === undefined ? config.contentFolder : resolve(folder);
}
