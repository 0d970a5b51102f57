import { useSyncExternalStore } from 'react';
import type { FormKey } from '@cert/shared/domain';
import { memoizeByState, useSaveQueue } from '@cert/shared/platform';
import { useOpenCategory } from '../OpenCategory.tsx';
import type { AnswerState } from './answerSaver.ts';
import { formKeyStates } from './formKeyStates.ts';
import { useKeySubscription } from './useKeySubscription.ts';

/**
 * Derives one primitive value from the current state of some form keys. The component renders again only when the
 * derived value changes, not on each key press.
 */
export function useDerivedValue<Value extends string | number | boolean | undefined>(
  keys: readonly FormKey[],
  derive: (known: ReadonlyMap<FormKey, AnswerState>) => Value,
): Value {
  const { questionnaireId, category } = useOpenCategory();
  const queue = useSaveQueue();
  const { responses } = category;
  const read = () =>
    derive(formKeyStates({ keys, questionnaireId, responses, state: queue.get() }));
  return useSyncExternalStore(useKeySubscription(keys), memoizeByState(queue, read));
}
