import type { ModuleVersion, RegistryModule } from '@cert/shared/contract';

/** Number of earlier versions that stay in the registry as fallbacks. */
const maxLastGood = 2;

type Canary = { percent: number; accounts: readonly number[] };

/** Makes a version the stable one; the previous stable version becomes its fallback. */
export function releaseVersion(
  module: RegistryModule | undefined,
  { name, version }: { name: string; version: ModuleVersion },
): RegistryModule {
  const before = module && [module.channels.stable, ...module.lastGood];
  return withoutUnused({
    name,
    channels: { stable: version.version },
    lastGood: before ?? [],
    versions: [version, ...(module?.versions ?? [])],
  });
}

/**
 * Releases a version to some accounts; the others keep the stable version.
 * @throws {Error} when there is no stable version, or this version is already the stable one
 */
export function releaseCanary(
  module: RegistryModule | undefined,
  { name, version, canary }: { name: string; version: ModuleVersion; canary: Canary },
): RegistryModule {
  if (!module) throw new Error(`${name} has no stable version yet, so there can be no canary`);
  if (module.channels.stable === version.version)
    throw new Error(`${name} ${version.version} is already the stable version`);
  const { percent, accounts } = canary;
  return withoutUnused({
    ...module,
    channels: {
      stable: module.channels.stable,
      canary: { version: version.version, percent, accounts: [...accounts] },
    },
    versions: [version, ...module.versions],
  });
}

/**
 * Increases or decreases the canary's percentage; accounts that are named keep the canary.
 * @throws {Error} when there is no canary
 */
export function setCanaryShare(module: RegistryModule, percent: number): RegistryModule {
  const { stable, canary } = module.channels;
  if (!canary)
    throw new Error(
      `${module.name} has no canary; to give an earlier release to some accounts first, name its version, too`,
    );
  return { ...module, channels: { stable, canary: { ...canary, percent } } };
}

/** Makes the canary the stable version. @throws {Error} when there is no canary */
export function promoteCanary(module: RegistryModule): RegistryModule {
  const version = module.versions.find((one) => one.version === module.channels.canary?.version);
  if (!version) throw new Error(`${module.name} has no canary to promote`);
  return releaseVersion(module, { name: module.name, version });
}

/**
 * Withdraws the canary if there is one; otherwise makes the last good version the stable one. The withdrawn version
 * does not become a fallback.
 * @throws {Error} when there is no earlier version
 */
export function rollBack(module: RegistryModule): RegistryModule {
  const { stable, canary } = module.channels;
  if (canary) return withoutUnused({ ...module, isHeld: true, channels: { stable } });
  const [previous, ...others] = module.lastGood;
  if (!previous) throw new Error(`${module.name} has no earlier version to roll back to`);
  return withoutUnused({
    ...module,
    isHeld: true,
    channels: { stable: previous },
    lastGood: others,
  });
}

/** Makes any released version the stable one, and switches the module on if it was off. */
export function makeVersionStable(module: RegistryModule, version: ModuleVersion): RegistryModule {
  const before = { ...module, isOff: undefined };
  return { ...releaseVersion(before, { name: module.name, version }), isHeld: true };
}

/**
 * Removes the module's pages and slots from the site until a version becomes stable: through `use`, `promote` or a
 * full release. A canary release does not switch the module on.
 */
export function switchOff(module: RegistryModule): RegistryModule {
  return { ...module, isOff: true, isHeld: true };
}

/** Removes duplicates, and versions that are neither in a channel nor a fallback. */
function withoutUnused(module: RegistryModule): RegistryModule {
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

/**
 * Replaces the module with the same name, or appends it. The order of the modules is that of their links in the
 * sidebar.
 */
export function upsertModule(
  modules: readonly RegistryModule[],
  module: RegistryModule,
): readonly RegistryModule[] {
  const isKnown = modules.some(({ name }) => name === module.name);
  if (!isKnown) return [...modules, module];
  return modules.map((known) => (known.name === module.name ? module : known));
}

/** Describes in one line who gets which version of a module. */
export function describeModule({
  name,
  channels,
  lastGood,
  isOff,
  isHeld,
}: RegistryModule): string {
  const { stable, canary } = channels;
  const parts = [
    isOff ? `off (${stable})` : stable,
    ...(canary ? [`canary ${canary.version} for ${describeShare(canary)}`] : []),
    ...(lastGood.length > 0 ? [`falls back to ${lastGood.join(', ')}`] : []),
    ...(isHeld ? ['set by hand'] : []),
  ];
  return `${name}: ${parts.join('; ')}`;
}

function describeShare({ percent, accounts }: Canary): string {
  const named = accounts.length > 0 ? ` and the accounts ${accounts.join(', ')}` : '';
  return `${percent} % of the accounts${named}`;
}
