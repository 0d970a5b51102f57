import { moduleVersion, type ModuleVersion } from '@cert/shared/contract';
import { z } from 'zod';
import { buildInfoFile } from '../buildInfoFile.ts';

/**
 * Reads the description of a build.
 * @param read reads a file of the build's folder; undefined when it is missing
 * @returns undefined when the folder contains no complete build
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
