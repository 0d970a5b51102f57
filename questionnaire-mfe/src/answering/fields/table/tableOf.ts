import type { TableValue } from '@cert/shared/domain';
import type { KnownAnswer } from '@cert/shared/platform';
import { storedValue } from '../../saving/storedValue.ts';

/** The filled cells of what is known of a table's key; none where nothing stands under it. */
export function tableOf(known: KnownAnswer | undefined): TableValue {
  const value = known && storedValue(known);
  return typeof value === 'object' ? value : {};
}
