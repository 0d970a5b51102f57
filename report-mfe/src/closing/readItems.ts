import type { Timeline } from '@cert/shared/domain';

/**
 * The items that a stored timeline holds.
 * @returns in the order of the line; undefined when the text is none. A timeline without items is one, too: somebody
 *   has deleted them all
 */
export function readItems(json: string | undefined): Timeline | undefined {
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
