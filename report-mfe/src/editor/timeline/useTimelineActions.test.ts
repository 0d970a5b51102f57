import fc from 'fast-check';
import { timelineSchema as schema, type Timeline } from '@cert/shared/domain';
import { normaliseItems, chooseSideForNewItem } from './useTimelineActions.ts';

const at = (top: number, title = ''): Timeline[number] => ({
  position: 'left',
  top,
  title,
  subtitle: '',
});
const tops = (timeline: Timeline) => timeline.map(({ top }) => top);

it('timeline items are sorted by their positions, and the new index of the moved item is returned', () => {
  const moved = at(250, 'moved');
  const { timeline, index } = normaliseItems([at(0), moved, at(100), at(300)], moved);
  expect(tops(timeline)).toEqual([0, 100, 250, 300]);
  expect(timeline[index]?.title).toBe('moved');
});

it('when an item is placed above the first one, all other items of the timeline move down', () => {
  expect(tops(normaliseItems([at(0), at(100), at(-40)]).timeline)).toEqual([0, 40, 140]);
});

it('an item beyond the maximum length of a timeline is moved to its end', () => {
  expect(tops(normaliseItems([at(0), at(2000), at(2040)]).timeline)).toEqual([0, 2000, 2000]);
  expect(tops(normaliseItems([at(-100), at(2000)]).timeline)).toEqual([0, 2000]);
});

it('items at any positions are normalised to a timeline that the server accepts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -3000, max: 5000, noNaN: true }), { maxLength: 30 }),
      (some) => {
        expect(schema.safeParse(normaliseItems(some.map((top) => at(top))).timeline).success).toBe(
          true,
        );
      },
    ),
  );
});

const texts = { title: '', subtitle: '' };
const timeline = [
  { position: 'right', top: 0, ...texts },
  { position: 'left', top: 100, ...texts },
] as const;

test.each([
  [0, 'left'],
  [99, 'left'],
  [100, 'right'],
  [300, 'right'],
])(
  'a new timeline item at the position %d is opposite the item above it, on the %s side',
  (top, side) => {
    expect(chooseSideForNewItem([...timeline], top)).toBe(side);
  },
);

it('the first item that is added to an empty timeline is on the left side', () => {
  expect(chooseSideForNewItem([], 0)).toBe('left');
});
