import { parseTimelineItems } from '../../closing/parseTimelineItems.ts';

/** The items of a stored timeline as lines of text, one for each item, to show them in messages. */
export function readTimelineLines(json: string): string[] {
  return (parseTimelineItems(json) ?? [])
    .map(({ title, subtitle }) => [title, subtitle].filter(Boolean).join(' – '))
    .filter((line) => line !== '');
}
