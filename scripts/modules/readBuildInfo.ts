import { moduleVersion, type ModuleVersion } from '@cert/shared/contract';
import { z } from 'zod';
import { buildInfoFile } from '../buildInfoFile.ts';

/**
 * What a build's folder says of the version that it holds.
 * @param read a file of that folder
 */
export async function readBuildInfo(
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<{ name: string; version: ModuleVersion } | undefined> {
  const bytes = await read(buildInfoFile);
  if (!bytes) return undefined;
  const { name, ...version } = moduleVersion
    .extend({ name: z.string() })
    .parse(JSON.parse(bytes.toString('utf8')));
  return { name, version };
}
