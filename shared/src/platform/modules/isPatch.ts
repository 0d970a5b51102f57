import type { RegistryEntry } from '../../contract/index.ts';

/**
 * Whether an open page may switch from one version of a module to another one without a reload: only the patch number
 * or the build differ, and both versions offer the same pages and slots.
 */
export function isPatch(from: RegistryEntry, to: RegistryEntry): boolean {
  const series = ({ version }: RegistryEntry) => version.split('.').slice(0, 2).join('.');
  const offer = ({ pages, slots }: RegistryEntry) => JSON.stringify([pages, slots]);
  return series(from) === series(to) && offer(from) === offer(to);
}
