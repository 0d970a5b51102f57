import type { KeyValueStorage } from '../platform/session/browserStorage.ts';

/** A local storage that lives as long as the test. */
export function memoryStorage(content: Record<string, string> = {}): KeyValueStorage {
  const kept = new Map(Object.entries(content));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
