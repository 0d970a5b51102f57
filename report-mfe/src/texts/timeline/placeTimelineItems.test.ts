import fc from 'fast-check';
import { placeTimelineItems, type MeasuredTimelineItem } from './placeTimelineItems.ts';

const room = 118;
const timelines: fc.Arbitrary<MeasuredTimelineItem[]> = fc.array(
  fc.record({
    position: fc.constantFrom('left' as const, 'right' as const),
    top: fc.integer({ min: 0, max: 2000 }),
    title: fc.string({ maxLength: 5 }),
    subtitle: fc.string({ maxLength: 5 }),
    height: fc.integer({ min: 5, max: 60 }),
  }),
  { minLength: 1, maxLength: 30 },
);

it('the items of a timeline keep their order, stay within their sheets, and do not overlap', () => {
  fc.assert(
    fc.property(timelines, (timeline) => {
      const sheets = placeTimelineItems(timeline, [room, room - 20]);
      const shown = sheets.flat();
      expect(shown.map(({ top }) => top)).toEqual(
        timeline.map(({ top }) => top).sort((one, other) => one - other),
      );
      for (const [number, sheet] of sheets.entries())
        for (const [index, item] of sheet.entries()) {
          expect(item.y + item.height).toBeLessThanOrEqual(number === 0 ? room : room - 20);
          expect(item.y).toBeGreaterThanOrEqual(sheet[index - 1]?.y ?? 0);
          const sameSide = sheet
            .slice(0, index)
            .filter(({ position }) => position === item.position);
          for (const above of sameSide) expect(above.y + above.height).toBeLessThanOrEqual(item.y);
        }
    }),
  );
});

const item = (top: number, height = 12): MeasuredTimelineItem => ({
  position: 'left',
  top,
  title: 'Step',
  subtitle: 'What is done',
  height,
});

it('the distances between timeline items are kept if there is enough space', () => {
  const [sheet] = placeTimelineItems([item(100), item(196)], [room]);
  expect(sheet!.map(({ y }) => Math.round(y * 10) / 10)).toEqual([0, 25.4]);
});

it('the distances between the items of a long timeline are reduced so that all items fit on one sheet', () => {
  const [sheet, ...more] = placeTimelineItems([item(0), item(2000)], [room]);
  expect(more).toEqual([]);
  expect(sheet!.at(-1)!.y).toBeLessThan(room);
});

it('a timeline continues on further sheets if one sheet is not enough', () => {
  const many = Array.from({ length: 30 }, (_, index) => item(index, 40));
  const sheets = placeTimelineItems(many, [room]);
  expect(sheets.map(({ length }) => length)).toEqual(Array(15).fill(2));
});

it('a timeline item that is higher than a sheet has a sheet of its own', () => {
  expect(placeTimelineItems([item(0, 200), item(1, 200)], [room])).toHaveLength(2);
});
