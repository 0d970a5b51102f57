import type { ModuleDefinition } from '../platform/index.ts';

/** A module with only the given messages, pages and slot parts. */
export function aModule(given: Partial<ModuleDefinition> = {}): ModuleDefinition {
  const none = () => Promise.resolve({ default: {} });
  return {
    contract: 4,
    messages: { hr: none, sr: none, en: none },
    pages: {},
    slots: {},
    ...given,
  };
}
