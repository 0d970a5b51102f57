import type { Registry, RegistryEntry } from '../contract/index.ts';

/**
 * A registry with these versions. If a module has several, the first one is stable and the others are its last-good
 * versions, in order.
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
