import type { RegistryEntry } from '../contract/index.ts';

/** The module "greeting" without pages and slots, as the registry lists it. */
export function aRegistryEntry(given: Partial<RegistryEntry> = {}): RegistryEntry {
  return {
    name: 'greeting',
    contract: '^1.0.0',
    pages: [],
    slots: [],
    version: '1.0.0-a1b2c3',
    container: 'cert_greeting_1_0_0_a1b2c3',
    entry: '/modules/greeting/1.0.0-a1b2c3/entry.js',
    ...given,
  };
}
