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
