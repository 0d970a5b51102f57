import type { ModuleDefinition } from '../platform/index.ts';

/** A module that has no messages, pages and slot parts but the given ones. */
export function aModule(given: Partial<ModuleDefinition> = {}): ModuleDefinition {
  const none = () => Promise.resolve({ default: {} });
  return {
    contract: 2,
    messages: { hr: none, sr: none, en: none },
    pages: {},
    slots: {},
    ...given,
  };
}
