import type { Timeline } from '@cert/shared/domain';

/**
 * Parses a stored timeline.
 * @returns the items in the order of the line; undefined if the text is not a timeline. An empty timeline is valid:
 *   the team has deleted all items.
 */
export function parseTimelineItems(json: string | undefined): Timeline | undefined {
  const items = json === undefined ? undefined : parse(json);
  return Array.isArray(items) && items.every(isItem)
    ? items.toSorted((one, other) => one.top - other.top)
    : undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isItem(item: unknown): item is Timeline[number] {
  if (typeof item !== 'object' || item === null) return false;
  const { position, top, title, subtitle } = item as Record<string, unknown>;
  return (
    (position === 'left' || position === 'right') &&
    Number.isFinite(top) &&
    typeof title === 'string' &&
    typeof subtitle === 'string'
  );
}

/**
 * Parses the items of a stored timeline. The server validates timelines with `timelineSchema` of the domain.
 * @param json JSON text; undefined if nothing was saved
 * @returns undefined if there are no items or the text is invalid; the report then shows the default timeline
 */
export function parseNonEmptyTimeline(json: string | undefined): Timeline | undefined {
  const items = parseTimelineItems(json);
  return items && items.length > 0 ? items : undefined;
}

/** The length of the line over which the default items are distributed, in CSS pixels of the report's page. */
const length = 380;

/** Builds a timeline with evenly spaced items, alternating between left and right. */
export function buildDefaultTimeline(
  items: readonly { title: string; subtitle: string }[],
): Timeline {
  const step = Math.round(length / (items.length - 1));
  return items.map(({ title, subtitle }, index) => ({
    position: index % 2 === 0 ? 'left' : 'right',
    top: index * step,
    title,
    subtitle,
  }));
}
