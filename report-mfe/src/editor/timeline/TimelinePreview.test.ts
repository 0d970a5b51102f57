import { readTimelineLines } from './TimelinePreview.tsx';

const item = { position: 'left', top: 0, title: 'Kick-off', subtitle: 'In May' } as const;

it('the preview lists items in the order of the timeline', () => {
  const items = [{ ...item, top: 90, title: 'Review', subtitle: '' }, item];
  expect(readTimelineLines(JSON.stringify(items))).toEqual(['Kick-off – In May', 'Review']);
});

test.each(['', '[]', 'no timeline'])('the preview is empty for %j', (json) => {
  expect(readTimelineLines(json)).toEqual([]);
});
