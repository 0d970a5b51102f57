import { useSyncExternalStore } from 'react';
import type { FormKey } from '@cert/shared/domain';
import type { KnownAnswer, QueuedValue } from '@cert/shared/platform';
import { useKeySubscription } from './useKeySubscription.ts';
import { useFormKeys } from './useFormKeys.ts';

/**
 * Returns the value of one form key and a function that changes it. The component renders again when the value changes,
 * but not when its save state changes.
 */
export function useFormKey(key: FormKey): {
  value: KnownAnswer['value'];
  change: (value: QueuedValue) => void;
} {
  const { read, write } = useFormKeys();
  const value = useSyncExternalStore(useKeySubscription([key]), () => read(key).value);
  return { value, change: (changed) => write(key, changed) };
}
