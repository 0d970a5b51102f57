import type { TableValue } from '@cert/shared/domain';
import type { FormKeyState } from '@cert/shared/platform';
import { currentValue } from '../../saving/currentValue.ts';

/** Returns the filled cells of a table answer; an empty object when there is no answer. */
export function tableOf(known: FormKeyState | undefined): TableValue {
  const value = known && currentValue(known);
  return typeof value === 'object' ? value : {};
}
