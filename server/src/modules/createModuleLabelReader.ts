import type { ModuleMetricLabels } from './moduleEvent.ts';

/** Label for everything that the registry does not name. Pages report names, so labels would be unbounded otherwise. */
export const unknownModuleLabel = 'other';
/** The labels of errors of the shell, which has no version. */
const shellLabels: ModuleMetricLabels = { module: 'shell', version: 'none' };

/**
 * How a version is in use: in the stable channel, in the canary channel, or as the version that pages load when a newer
 * one fails.
 */
export type ModuleVersionUse = 'stable' | 'canary' | 'last-good';
export type UsedVersion = ModuleMetricLabels & { use: ModuleVersionUse };

export type ModuleLabelReader = {
  /** Returns the labels of a reported version. Labels that the registry does not name become `other`. */
  label: (reported: ModuleMetricLabels) => Promise<ModuleMetricLabels>;
  /** The versions that the registry names now. A module that is switched off has none. */
  listUsed: () => Promise<readonly UsedVersion[]>;
};

/**
 * Reads from the registry which modules and versions there are. If the registry cannot be read, the last one that was
 * read stays in use. A malformed registry has no modules.
 * @param readRegistry reads the registry as text; undefined if there is none
 */
export function createModuleLabelReader(
  readRegistry: () => Promise<string | undefined>,
): ModuleLabelReader {
  let last: { text: string; modules: readonly KnownModule[] } | undefined;

  async function read(): Promise<readonly KnownModule[]> {
    const text = await readRegistry().catch(() => undefined);
    if (text === undefined) return last?.modules ?? [];
    if (last?.text !== text) last = { text, modules: parseModules(text) };
    return last.modules;
  }

  return {
    async label({ module, version }) {
      if (module === shellLabels.module) return shellLabels;
      const known = (await read()).find(({ name }) => name === module);
      if (!known) return { module: unknownModuleLabel, version: unknownModuleLabel };
      return { module, version: known.versions.includes(version) ? version : unknownModuleLabel };
    },
    async listUsed() {
      return (await read()).flatMap(({ name, used }) =>
        used.map((one) => ({ module: name, ...one })),
      );
    },
  };
}

type KnownModule = {
  name: string;
  versions: readonly string[];
  used: readonly { version: string; use: ModuleVersionUse }[];
};

const name = /^[a-z0-9-]{1,60}$/;
const versionName = /^[0-9A-Za-z][0-9A-Za-z.-]{0,59}$/;

/**
 * Reads the modules of a registry leniently: a malformed part is left out, because the labels are needed exactly when a
 * module fails.
 */
function parseModules(text: string): KnownModule[] {
  let modules: unknown;
  try {
    ({ modules } = JSON.parse(text) as { modules?: unknown });
  } catch {
    return [];
  }
  if (!Array.isArray(modules)) return [];
  return modules.map(toKnownModule).filter((one) => one !== undefined);
}

type Given = {
  name?: unknown;
  isOff?: unknown;
  channels?: { stable?: unknown; canary?: { version?: unknown } | null } | null;
  lastGood?: unknown;
  versions?: unknown;
};

function toKnownModule(value: unknown): KnownModule | undefined {
  const given = (value ?? {}) as Given;
  if (typeof given.name !== 'string' || !name.test(given.name)) return undefined;
  const listed = listOf(given.versions).map(
    (one) => (one as { version?: unknown } | null)?.version,
  );
  const { stable, canary } = given.channels ?? {};
  const uses: [unknown, ModuleVersionUse][] = [
    [stable, 'stable'],
    [canary?.version, 'canary'],
    ...listOf(given.lastGood).map((one): [unknown, ModuleVersionUse] => [one, 'last-good']),
  ];
  return {
    name: given.name,
    versions: [...listed, ...uses.map(([version]) => version)].filter(isVersionName),
    used:
      given.isOff === true
        ? []
        : uses.flatMap(([version, use]) => (isVersionName(version) ? [{ version, use }] : [])),
  };
}

function isVersionName(value: unknown): value is string {
  return typeof value === 'string' && versionName.test(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
