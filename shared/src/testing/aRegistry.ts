import type { Registry, RegistryEntry } from '../contract/index.ts';
import { contractVersion } from '../domain/index.ts';

/**
 * A registry with these versions. If a module has several versions, the first version is stable and the other versions
 * are its last-good versions, in order.
 */
export function aRegistry(...entries: RegistryEntry[]): Registry {
  const names = [...new Set(entries.map(({ name }) => name))];
  return {
    revision: 1,
    changedAt: '2026-11-20T08:00:00.000Z',
    change: 'build',
    modules: names.map((name) => {
      const versions = entries
        .filter((entry) => entry.name === name)
        .map(({ name: _, ...version }) => version);
      const [stable = '', ...lastGood] = versions.map(({ version }) => version);
      return { name, channels: { stable }, lastGood, versions };
    }),
  };
}

/** The registry entry of the module "greeting", without pages and slots. */
export function aRegistryEntry(given: Partial<RegistryEntry> = {}): RegistryEntry {
  const { name = 'greeting', version = '1.0.0-a1b2c3' } = given;
  return {
    name,
    contract: `^${contractVersion}`,
    pages: [],
    slots: [],
    version,
    base: `/modules/${name}/`,
    container: `cert_${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_'),
    entry: 'entry.js',
    files: { 'entry.js': `sha384-${'a'.repeat(64)}` },
    parts: {},
    ...given,
  };
}
