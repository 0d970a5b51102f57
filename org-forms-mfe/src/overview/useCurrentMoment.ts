import type { Moment } from '@cert/shared/domain';
import { useRead } from '@cert/shared/platform';

/**
 * Returns the current time at each rendering, with the time zone that determines its calendar day: the programme's time
 * zone or, until the programme is loaded, the browser's. See docs/product/overview.md#dates.
 */
export function useCurrentMoment(): Moment {
  return { now: new Date(), timeZone: useRead('programme', {}).data?.timeZone };
}
