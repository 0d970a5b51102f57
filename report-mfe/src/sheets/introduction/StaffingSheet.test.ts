import { calculateDotFills } from './StaffingSheet.tsx';

test.each([0, 0.5, 1, 1.4, 40, 99.9, 100])('a hundred dots together show %d percent', (percent) => {
  const dots = calculateDotFills(percent);
  expect(dots).toHaveLength(100);
  expect(dots.reduce((sum, dot) => sum + dot)).toBeCloseTo(percent);
  expect(dots.every((dot) => dot >= 0 && dot <= 1)).toBe(true);
});

it('of the hundred dots that show 1.4 percent, the first is full, the second filled by 40 % and the third empty', () => {
  const [first, second, third] = calculateDotFills(1.4);
  expect(first).toBe(1);
  expect(second).toBeCloseTo(0.4);
  expect(third).toBe(0);
});
