import { readItems } from '../../closing/readItems.ts';

/** The items of a stored timeline, one line each, for messages. */
export function readTimelineLines(json: string): string[] {
  return (readItems(json) ?? [])
    .map(({ title, subtitle }) => [title, subtitle].filter(Boolean).join(' – '))
    .filter((line) => line !== '');
}
