import type { TableValue } from '@cert/shared/domain';
import type { KnownAnswer } from '@cert/shared/platform';
import { currentValue } from '../../saving/currentValue.ts';

/** Returns the filled cells of a table answer; an empty object when there is no answer. */
export function tableOf(known: KnownAnswer | undefined): TableValue {
  const value = known && currentValue(known);
  return typeof value === 'object' ? value : {};
}
