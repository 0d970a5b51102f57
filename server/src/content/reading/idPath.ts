import type { ContentPath } from './contentFile.ts';

/**
 * Formats a path with stable ids instead of list indexes: `areas/employer-brand/questions/brand-strategy/title`. An
 * entry without a readable id shows its number, from 1.
 */
export function idPath(root: unknown, path: ContentPath): string {
  let here = root;
  return path
    .map((step) => {
      here = childOf(here, step);
      const id = typeof step === 'number' ? childOf(here, 'key') : step;
      return typeof id === 'string' ? id : `#${Number(step) + 1}`;
    })
    .join('/');
}

function childOf(parent: unknown, step: string | number): unknown {
  return typeof parent === 'object' && parent !== null && Object.hasOwn(parent, step)
    ? (parent as Record<string | number, unknown>)[step]
    : undefined;
}
