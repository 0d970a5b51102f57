import { buildRingOptions } from './Ring.tsx';

describe('the options of the ring chart', () => {
  it.each([true, false])(
    'animate the ring only if the reader’s settings allow motion (allowed: %s)',
    (isMoving) => {
      const { chart } = buildRingOptions({ hasPrevious: true, isMoving });
      expect(chart?.animations?.enabled).toBe(isMoving);
    },
  );
});
