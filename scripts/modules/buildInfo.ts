import { moduleVersion, type ModuleVersion } from '@cert/shared/contract';
import { z } from 'zod';
import type { RegistryStore } from './registryStore.ts';

/** Name of the file that describes a build for the registry. It is written last; without it a build is incomplete. */
export const buildInfoFile = 'built.json';

/** A module and one of its versions. */
export type VersionName = { name: string; version: string };

/** The path of the file that describes a build, below the root of a site: `modules/report/1.0.0-a1/built.json`. */
export function toBuildInfoPath({ name, version }: VersionName): string {
  return `modules/${name}/${version}/${buildInfoFile}`;
}

export type BuildInfo = {
  name: string;
  version: ModuleVersion;
  /** What the module uses of the contract (`listContractUses`); missing in builds of earlier commands. */
  uses?: string[] | undefined;
  /**
   * The names of the build's other files in its `base`: fonts, source maps, compressed copies. Missing in builds of
   * earlier commands, whose `base` is a folder of their own.
   */
  assets?: string[] | undefined;
};

const buildInfo = moduleVersion.extend({
  name: z.string(),
  uses: z.array(z.string()).optional(),
  assets: z.array(z.string()).optional(),
});

/**
 * Reads the description of a build.
 * @returns undefined when the site has no complete build of this version
 */
export async function readBuildInfo(
  { readFile }: Pick<RegistryStore, 'readFile'>,
  of: VersionName,
): Promise<BuildInfo | undefined> {
  const bytes = await readFile(toBuildInfoPath(of));
  if (!bytes) return undefined;
  const { name, uses, assets, ...version } = buildInfo.parse(JSON.parse(bytes.toString('utf8')));
  return { name, version, uses, assets };
}

/** The paths of all files of a build below the root of a site. The last one is its description. */
export function listBuildFiles({ name, version, assets = [] }: BuildInfo): string[] {
  return [
    ...[...Object.keys(version.files), ...assets].map((file) => version.base.slice(1) + file),
    toBuildInfoPath({ name, version: version.version }),
  ];
}
