import { moduleVersion, type ModuleVersion } from '@cert/shared/contract';
import { z } from 'zod';
import { builtFile } from '../builtFile.ts';

/**
 * What a build's folder says of the version that it holds.
 * @param read a file of that folder
 */
export async function readBuilt(
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<{ name: string; version: ModuleVersion } | undefined> {
  const bytes = await read(builtFile);
  if (!bytes) return undefined;
  const { name, ...version } = moduleVersion
    .extend({ name: z.string() })
    .parse(JSON.parse(bytes.toString('utf8')));
  return { name, version };
}
