import type { TableValue } from '@cert/shared/domain';
import type { KnownAnswer } from '@cert/shared/platform';
import { givenValue } from '../../saving/givenValue.ts';

/** The filled cells of what is known of a table's key; none where nothing stands under it. */
export function tableOf(known: KnownAnswer | undefined): TableValue {
  const value = known && givenValue(known);
  return typeof value === 'object' ? value : {};
}
