import { useSyncExternalStore } from 'react';
import type { FormKey } from '@cert/shared/domain';
import type { AnswerState, SentAnswer } from './answerSaver.ts';
import { useKeySubscription } from './useKeySubscription.ts';
import { useFormStore } from './useFormStore.ts';

/**
 * Returns the value of one form key and a function that changes it. The component renders again when the value changes,
 * but not when its save state changes.
 */
export function useFormValue(key: FormKey): {
  value: AnswerState['value'];
  change: (value: SentAnswer) => void;
} {
  const { read, write } = useFormStore();
  const value = useSyncExternalStore(useKeySubscription([key]), () => read(key).value);
  return { value, change: (changed) => write(key, changed) };
}
