import fc from 'fast-check';
import type { Timeline } from '@cert/shared/domain';
import { itemHeight } from './itemHeight.ts';
import { placeItems } from './placeItems.ts';

const word = fc.string({ maxLength: 200 });
const timelines: fc.Arbitrary<Timeline> = fc.array(
  fc.record({
    position: fc.constantFrom('left' as const, 'right' as const),
    top: fc.integer({ min: 0, max: 2000 }),
    title: word,
    subtitle: word,
  }),
  { minLength: 1, maxLength: 30 },
);

it('keeps every item, in its order, and lets none lie over another', () => {
  fc.assert(
    fc.property(timelines, (timeline) => {
      const sheets = placeItems(timeline);
      const shown = sheets.flat();
      expect(shown.map(({ top }) => top)).toEqual(
        timeline.map(({ top }) => top).sort((one, other) => one - other),
      );
      for (const sheet of sheets)
        for (const [index, item] of sheet.entries()) {
          expect(item.y).toBeGreaterThanOrEqual(sheet[index - 1]?.y ?? 0);
          const sameSide = sheet
            .slice(0, index)
            .filter(({ position }) => position === item.position);
          for (const above of sameSide)
            expect(above.y + itemHeight(above)).toBeLessThanOrEqual(item.y);
        }
    }),
  );
});

const item = (top: number, title = 'Step'): Timeline[number] => ({
  position: 'left',
  top,
  title,
  subtitle: 'What is done',
});

it('keeps the distances where there is room', () => {
  const [sheet] = placeItems([item(100), item(196)]);
  expect(sheet!.map(({ y }) => Math.round(y * 10) / 10)).toEqual([0, 25.4]);
});

it('draws a long line together rather than cut it', () => {
  const [sheet, ...more] = placeItems([item(0), item(2000)]);
  expect(more).toEqual([]);
  expect(sheet!.at(-1)!.y).toBeLessThan(118);
});

it('goes on onto a further sheet where one cannot hold all', () => {
  const many = Array.from({ length: 30 }, (_, index) => item(index, 'W'.repeat(200)));
  const sheets = placeItems(many);
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.every((sheet) => sheet.length > 0)).toBe(true);
});
