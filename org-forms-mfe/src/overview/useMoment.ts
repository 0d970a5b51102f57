import type { Moment } from '@cert/shared/domain';
import { useRead } from '@cert/shared/platform';

/**
 * The moment of this rendering, whose calendar day is that of the programme's time zone; until the programme is known,
 * that of the reader's. See docs/product/overview.md#dates.
 */
export function useMoment(): Moment {
  return { now: new Date(), timeZone: useRead('programme', {}).data?.timeZone };
}
