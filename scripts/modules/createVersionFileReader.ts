import type { RegistryStore } from './registryStore.ts';

/**
 * Returns a function that reads the files of a version.
 * @param base path of the folder with the files: `/modules/report/`
 */
export function createVersionFileReader(
  { readFile }: Pick<RegistryStore, 'readFile'>,
  base: string,
): (file: string) => Promise<Buffer | undefined> {
  return (file) => readFile(base.slice(1) + file);
}
