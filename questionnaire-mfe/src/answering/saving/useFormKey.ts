import { useSyncExternalStore } from 'react';
import type { FormKey } from '@cert/shared/domain';
import type { KnownAnswer, QueuedValue } from '@cert/shared/platform';
import { useKeySubscription } from './useKeySubscription.ts';
import { useFormKeys } from './useFormKeys.ts';

/**
 * What stands under one form key, and its change. A field that uses it is drawn again when that value changes, and not
 * while it is being saved.
 */
export function useFormKey(key: FormKey): {
  value: KnownAnswer['value'];
  change: (value: QueuedValue) => void;
} {
  const { read, write } = useFormKeys();
  const value = useSyncExternalStore(useKeySubscription([key]), () => read(key).value);
  return { value, change: (changed) => write(key, changed) };
}
