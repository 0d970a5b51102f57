import { readTimelineLines } from './TimelinePreview.tsx';

const item = { position: 'left', top: 0, title: 'Kick-off', subtitle: 'In May' } as const;

it('the preview of a timeline lists its items in their order on the line', () => {
  const items = [{ ...item, top: 90, title: 'Review', subtitle: '' }, item];
  expect(readTimelineLines(JSON.stringify(items))).toEqual(['Kick-off – In May', 'Review']);
});

test.each(['', '[]', 'no timeline'])(
  'the preview of a timeline is empty if the stored text contains no items: %j',
  (json) => {
    expect(readTimelineLines(json)).toEqual([]);
  },
);
