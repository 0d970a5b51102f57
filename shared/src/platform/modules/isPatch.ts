import type { RegistryEntry } from '../../contract/index.ts';

/**
 * Whether an open page may go from one version of a module to the other by itself: only the last number of the version
 * or its build differ, and it offers the same pages and slots.
 */
export function isPatch(from: RegistryEntry, to: RegistryEntry): boolean {
  const series = ({ version }: RegistryEntry) => version.split('.').slice(0, 2).join('.');
  const offer = ({ pages, slots }: RegistryEntry) => JSON.stringify([pages, slots]);
  return series(from) === series(to) && offer(from) === offer(to);
}
