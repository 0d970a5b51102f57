import type { ModuleDefinition } from '../platform/index.ts';

/** A module that has no words, pages and slot parts but the given ones. */
export function aModule(given: Partial<ModuleDefinition> = {}): ModuleDefinition {
  const noWords = () => Promise.resolve({});
  return {
    contract: 1,
    words: { hr: noWords, sr: noWords, en: noWords },
    pages: {},
    slots: {},
    ...given,
  };
}
