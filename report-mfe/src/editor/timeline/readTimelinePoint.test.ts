import { toTimelinePosition } from './readTimelinePoint.ts';

const marks = [
  { y: 50, top: 0 },
  { y: 150, top: 200 },
  { y: 350, top: 210 },
];

test.each([
  ['above the first item', 30, -40],
  ['on the first item', 50, 0],
  ['between two items', 100, 100],
  ['on an item', 150, 200],
  ['between two items whose distance is larger because of long texts', 250, 205],
  ['on the last item', 350, 210],
  ['below the last item', 400, 310],
])('a click %s is converted to its position on the timeline', (_, y, top) => {
  expect(toTimelinePosition(y, { marks, scale: 0.5 })).toBeCloseTo(top);
});

it('a click on an empty timeline is converted to the start of the line', () => {
  expect(toTimelinePosition(70, { marks: [], scale: 1 })).toBe(0);
});
