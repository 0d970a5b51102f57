import { moduleVersion, type ModuleVersion } from '@cert/shared/contract';
import { z } from 'zod';

/** Name of the file that describes a build for the registry. It is written last; without it a build is incomplete. */
export const buildInfoFile = 'built.json';

/**
 * Reads the description of a build.
 * @param read reads a file of the build's folder; undefined when it is missing
 * @returns the description; undefined when the folder contains no complete build. Its `uses`, what the module uses of
 * the contract (`listContractUses`), is missing in builds of earlier commands.
 */
export async function readBuildInfo(
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<{ name: string; version: ModuleVersion; uses?: string[] } | undefined> {
  const bytes = await read(buildInfoFile);
  if (!bytes) return undefined;
  const { name, uses, ...version } = moduleVersion
    .extend({ name: z.string(), uses: z.array(z.string()).optional() })
    .parse(JSON.parse(bytes.toString('utf8')));
  return { name, version, ...(uses && { uses }) };
}
