import type { Timeline } from '@cert/shared/domain';
import { parseTimelineItems } from './parseTimelineItems.ts';

/**
 * Parses the items of a stored timeline; the server validates it with `timeline` of the domain.
 * @param json JSON text; undefined if nothing was saved
 * @returns undefined if there are no items or the text is invalid; the report then shows the default timeline
 */
export function parseNonEmptyTimeline(json: string | undefined): Timeline | undefined {
  const items = parseTimelineItems(json);
  return items && items.length > 0 ? items : undefined;
}
