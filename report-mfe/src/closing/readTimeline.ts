import type { Timeline } from '@cert/shared/domain';
import { readItems } from './readItems.ts';

/**
 * The items of a stored timeline, as the server checked them (`timeline` of the domain).
 * @param json JSON text; undefined where there never was one
 * @returns undefined when there are none, or when the text is something else: readers see the usual ones then
 */
export function readTimeline(json: string | undefined): Timeline | undefined {
  const items = readItems(json);
  return items && items.length > 0 ? items : undefined;
}
