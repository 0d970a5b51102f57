import { isContractMet } from '../../domain/index.ts';
import type { RegistryEntry, RegistryModule } from '../../contract/index.ts';
import { canaryBucket } from './canaryBucket.ts';

/**
 * The versions of a module that this account may get, in order of preference: the version of its channel, then the
 * last-good order. Empty when the module is switched off. Versions that require a newer contract than that of this page
 * are left out: the page was loaded before they were released.
 * @param accountId undefined while nobody is signed in: then the stable channel is used
 */
export function listCandidates(
  module: RegistryModule,
  accountId: number | undefined,
): RegistryEntry[] {
  if (module.isOff) return [];
  const { stable, canary } = module.channels;
  const isCanary =
    canary !== undefined &&
    accountId !== undefined &&
    (canary.accounts.includes(accountId) ||
      canaryBucket(module.name, canary.version, accountId) < canary.percent);
  const order = new Set([...(isCanary ? [canary.version] : []), stable, ...module.lastGood]);
  return [...order]
    .map((version) => module.versions.find((known) => known.version === version))
    .filter((version) => version !== undefined)
    .filter(({ contract }) => isContractMet(contract))
    .map((version) => ({ ...version, name: module.name }));
}
