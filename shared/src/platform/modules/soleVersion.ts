import type { ModuleFile, RegistryModule } from '../../contract/index.ts';

/**
 * A module as a page knows it that has one version of it only and no registry: a module that runs alone, or a site in
 * one bundle. There is no file to be loaded.
 */
export function soleVersion({ name, ...file }: ModuleFile): RegistryModule {
  const version = 'only';
  return {
    name,
    channels: { stable: version },
    lastGood: [],
    versions: [
      { ...file, version, base: '/', container: 'none', entry: 'none', files: {}, parts: {} },
    ],
  };
}
