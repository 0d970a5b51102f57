import { listUsableVersions } from '../../domain/index.ts';
import type { RegistryEntry, RegistryModule } from '../../contract/index.ts';

/**
 * The versions of a module that this account may get, in order of preference: the canary version if the account gets
 * it, then as `listUsableVersions` says.
 * @param accountId undefined while nobody is signed in: then there is no canary version
 */
export function listCandidates(
  module: RegistryModule,
  accountId: number | undefined,
): RegistryEntry[] {
  const { canary } = module.channels;
  const isCanary =
    canary !== undefined &&
    accountId !== undefined &&
    (canary.accounts.includes(accountId) ||
      canaryBucket(module.name, canary.version, accountId) < canary.percent);
  return listUsableVersions(module, isCanary ? [canary.version] : []).map((version) => ({
    ...version,
    name: module.name,
  }));
}

/**
 * The canary bucket of an account for one version of a module. It is the same in every browser and at every visit. It
 * depends on the version, so that new versions are not always tested by the same people. Uses FNV-1a, 32 bits.
 * @returns 0 to 99
 */
export function canaryBucket(module: string, version: string, accountId: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${module} ${version} ${accountId}`) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash % 100;
}
