import type { RegistryEntry } from '../contract/index.ts';

/** The registry entry of the module "greeting", without pages and slots. */
export function aRegistryEntry(given: Partial<RegistryEntry> = {}): RegistryEntry {
  const { name = 'greeting', version = '1.0.0-a1b2c3' } = given;
  return {
    name,
    contract: '^2.0.0',
    pages: [],
    slots: [],
    version,
    base: `/modules/${name}/${version}/`,
    container: `cert_${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_'),
    entry: 'entry.js',
    files: { 'entry.js': `sha384-${'a'.repeat(64)}` },
    parts: {},
    ...given,
  };
}
