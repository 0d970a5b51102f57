import type { FormKey } from '@cert/shared/domain';
import type { KnownAnswer } from '@cert/shared/platform';
import { useDerivedValue } from './useDerivedValue.ts';

/** Derives several values from some form keys. The component renders again when one of them changes. */
export function useDerivedValues<Facts extends Record<string, string | number | undefined>>(
  keys: readonly FormKey[],
  factsOf: (known: ReadonlyMap<FormKey, KnownAnswer>) => Facts,
): Facts {
  return JSON.parse(useDerivedValue(keys, (known) => JSON.stringify(factsOf(known)))) as Facts;
}
