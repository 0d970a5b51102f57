import { useSyncExternalStore } from 'react';
import type { FormKey } from '@cert/shared/domain';
import { useSaveQueue, type KnownAnswer } from '@cert/shared/platform';
import { useOpenCategory } from '../OpenCategory.ts';
import { knownAnswers } from './knownAnswers.ts';
import { memoizeByState } from './memoizeByState.ts';
import { useKeySubscription } from './useKeySubscription.ts';

/**
 * One fact about several form keys, as they stand now. Only facts that compare by value: the part that asks is
 * drawn again when the fact changes, not with every key press.
 */
export function useStoredAnswer<Fact extends string | number | boolean | undefined>(
  keys: readonly FormKey[],
  factOf: (known: ReadonlyMap<FormKey, KnownAnswer>) => Fact,
): Fact {
  const { questionnaireId, category } = useOpenCategory();
  const queue = useSaveQueue();
  const { responses } = category;
  const read = () => factOf(knownAnswers({ keys, questionnaireId, responses, state: queue.get() }));
  return useSyncExternalStore(useKeySubscription(keys), memoizeByState(queue, read));
}
