import type { Moment } from '@cert/shared/domain';
import { useRead } from '@cert/shared/platform';

/**
 * Returns the current time at each rendering, with the programme's time zone, in which its calendar day is determined;
 * until the programme is loaded, that of the browser. See docs/product/overview.md#dates.
 */
export function useCurrentMoment(): Moment {
  return { now: new Date(), timeZone: useRead('programme', {}).data?.timeZone };
}
