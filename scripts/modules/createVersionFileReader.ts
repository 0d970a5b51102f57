import type { RegistryStore } from './registryStore.ts';

/**
 * Returns a function that reads the files of a version's folder.
 * @param base path of the version: `/modules/report/1.0.0/`
 */
export function createVersionFileReader(
  store: RegistryStore,
  base: string,
): (file: string) => Promise<Buffer | undefined> {
  return (file) => store.readFile(base.slice(1) + file);
}
