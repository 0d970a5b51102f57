import type { ModuleVersion, RegistryModule } from '@cert/shared/contract';

/** So many earlier versions stay in the registry to fall back to. */
const maxLastGood = 2;

type Canary = { percent: number; accounts: readonly number[] };

/** A version for everybody; what was there before is what is fallen back to. */
export function releaseVersion(
  module: RegistryModule | undefined,
  { name, version }: { name: string; version: ModuleVersion },
): RegistryModule {
  const before = module && [module.channels.stable, ...module.lastGood];
  return inOrder({
    name,
    channels: { stable: version.version },
    lastGood: before ?? [],
    versions: [version, ...(module?.versions ?? [])],
  });
}

/** A version for some accounts; the others keep theirs. */
export function releaseCanary(
  module: RegistryModule | undefined,
  { name, version, canary }: { name: string; version: ModuleVersion; canary: Canary },
): RegistryModule {
  if (!module) throw new Error(`${name} has no version yet that the other accounts could keep`);
  if (module.channels.stable === version.version)
    throw new Error(`everybody has ${name} ${version.version} already`);
  const { percent, accounts } = canary;
  return inOrder({
    ...module,
    channels: {
      stable: module.channels.stable,
      canary: { version: version.version, percent, accounts: [...accounts] },
    },
    versions: [version, ...module.versions],
  });
}

/** The version that some accounts have becomes everybody's. */
export function promote(module: RegistryModule): RegistryModule {
  const version = module.versions.find((one) => one.version === module.channels.canary?.version);
  if (!version) throw new Error(`${module.name} has no canary to promote`);
  return releaseVersion(module, { name: module.name, version });
}

/**
 * Away from the newest version: from the canary while there is one, else from everybody's to the last good one. The
 * version that was left is not fallen back to.
 */
export function rollBack(module: RegistryModule): RegistryModule {
  const { stable, canary } = module.channels;
  if (canary) return inOrder({ ...module, isHeld: true, channels: { stable } });
  const [previous, ...others] = module.lastGood;
  if (!previous) throw new Error(`${module.name} has no earlier version to roll back to`);
  return inOrder({ ...module, isHeld: true, channels: { stable: previous }, lastGood: others });
}

/** This version for everybody, whatever was before; the module is there again if it was off. */
export function useVersion(module: RegistryModule, version: ModuleVersion): RegistryModule {
  const before = { ...module, isOff: undefined };
  return { ...releaseVersion(before, { name: module.name, version }), isHeld: true };
}

/** Takes the module's pages and slots away until a version of it is used or released. */
export function switchOff(module: RegistryModule): RegistryModule {
  return { ...module, isOff: true, isHeld: true };
}

/** Each version once; those that nobody gets any more are left to the history. */
function inOrder(module: RegistryModule): RegistryModule {
  const { stable, canary } = module.channels;
  const lastGood = [...new Set(module.lastGood)]
    .filter((version) => version !== stable)
    .slice(0, maxLastGood);
  const kept = [...new Set([stable, ...(canary ? [canary.version] : []), ...lastGood])];
  const versions = kept
    .map((version) => module.versions.find((one) => one.version === version))
    .filter((version) => version !== undefined);
  return { ...module, lastGood, versions };
}
