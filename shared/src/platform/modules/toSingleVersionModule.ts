import type { ModuleManifest, RegistryModule } from '../../contract/index.ts';

/**
 * The registry entry of a module that has only one version and no registry: in tests, and in a site built as one
 * bundle. The entry names no files, because the code is already in the bundle.
 */
export function toSingleVersionModule({ name, ...file }: ModuleManifest): RegistryModule {
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
