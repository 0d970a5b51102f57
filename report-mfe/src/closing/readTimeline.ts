import type { Timeline } from '@cert/shared/domain';

/**
 * The items of a stored timeline, as the server checked them (`timeline` of the domain).
 * @param json JSON text; undefined where there never was one
 * @returns undefined when there are none, or when the text is something else
 */
export function readTimeline(json: string | undefined): Timeline | undefined {
  const items = json === undefined ? undefined : parse(json);
  return Array.isArray(items) && items.length > 0 && items.every(isItem) ? items : undefined;
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
