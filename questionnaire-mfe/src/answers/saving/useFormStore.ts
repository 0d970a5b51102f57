import { isSameAnswer, type FormKey } from '@cert/shared/domain';
import {
  readField,
  readStoredValue,
  useSaveQueue,
  memoizeByState,
  useKeepEqual,
  entryId,
} from '@cert/shared/platform';
import type { NumberChangeCause } from '@cert/shared/ui';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import { toStoredAnswerField, type AnswerState, type SentAnswer } from './answerSaver.ts';
import { toAnswerField } from './describeAnswers.ts';
import { useCallback, useSyncExternalStore } from 'react';

export type FormStore = {
  read: (key: FormKey) => AnswerState;
  /**
   * Changes the value under a key. If the field has refused an entry (`cause` is `refusal`) and `value` is the stored
   * value, the unsaved change of the key is withdrawn instead, unless it was already sent. See
   * docs/product/saving.md#when-a-change-is-sent.
   */
  write: (key: FormKey, value: SentAnswer, cause?: NumberChangeCause) => void;
};

/** Reads and changes any form keys in event handlers, without rendering again when they change. */
export function useFormStore(): FormStore {
  const current = useCurrentCategory();
  const queue = useSaveQueue();
  return {
    read: (key) => readField(queue.get(), toAnswerField(current, key)),
    write(key, value, cause = 'entry') {
      const field = toAnswerField(current, key);
      const stored = readStoredValue(queue.get(), field);
      const isTakenBack = cause === 'refusal' && isSameAnswer(value, stored.value ?? false);
      if (isTakenBack && queue.withdraw(entryId(field), stored.baseRevision)) return;
      queue.put({ ...field, value });
    },
  };
}

/**
 * Returns the value of one form key and a function that changes it. The component renders again when the value changes,
 * but not when its save state changes.
 */
export function useFormValue(key: FormKey): {
  value: AnswerState['value'];
  change: (value: SentAnswer, cause?: NumberChangeCause) => void;
} {
  const queue = useSaveQueue();
  const { read, write } = useFormStore();
  const readValue = memoizeByState(queue, () => read(key).value);
  const value = useSyncExternalStore(useFormKeySubscription([key]), readValue);
  return { value, change: (changed, cause) => write(key, changed, cause) };
}

/**
 * Derives one primitive value from the current state of some form keys. The component renders again only when the
 * derived value changes, not on each key press.
 */
export function useDerivedValue<Value extends string | number | boolean | undefined>(
  keys: readonly FormKey[],
  derive: (known: ReadonlyMap<FormKey, AnswerState>) => Value,
): Value {
  return useDerived(keys, derive);
}

function useDerived<Value>(
  keys: readonly FormKey[],
  derive: (known: ReadonlyMap<FormKey, AnswerState>) => Value,
): Value {
  const { questionnaireId, category } = useCurrentCategory();
  const queue = useSaveQueue();
  const page = { questionnaireId, responses: category.responses };
  const read = () =>
    derive(
      new Map(keys.map((key) => [key, readField(queue.get(), toStoredAnswerField(page, key))])),
    );
  return useSyncExternalStore(useFormKeySubscription(keys), memoizeByState(queue, read));
}

/** Derives several values from some form keys. The component renders again only when a derived value changes. */
export function useDerivedValues<Values extends Record<string, string | number | undefined>>(
  keys: readonly FormKey[],
  derive: (known: ReadonlyMap<FormKey, AnswerState>) => Values,
): Values {
  const keepEqual = useKeepEqual<Values>();
  return useDerived(keys, (known) => keepEqual(derive(known)));
}

/** Returns a `subscribe` function for `useSyncExternalStore` that covers some form keys of the open questionnaire. */
export function useFormKeySubscription(
  keys: readonly FormKey[],
): (listener: () => void) => () => void {
  const { questionnaireId } = useCurrentCategory();
  const queue = useSaveQueue();
  const list = keys.join(' ');
  return useCallback(
    (listener) => {
      const own = list.split(' ').map((key) => entryId({ questionnaireId, key }));
      return queue.subscribeToEntries((id) => own.includes(id) && listener());
    },
    [queue, questionnaireId, list],
  );
}
