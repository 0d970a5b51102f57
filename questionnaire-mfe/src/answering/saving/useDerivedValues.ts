import type { FormKey } from '@cert/shared/domain';
import type { AnswerState } from './answerSaver.ts';
import { useDerivedValue } from './useDerivedValue.ts';

/** Derives several values from some form keys. The component renders again when one of them changes. */
export function useDerivedValues<Values extends Record<string, string | number | undefined>>(
  keys: readonly FormKey[],
  derive: (known: ReadonlyMap<FormKey, AnswerState>) => Values,
): Values {
  return JSON.parse(useDerivedValue(keys, (known) => JSON.stringify(derive(known)))) as Values;
}
