import { buildRingOptions } from './Ring.tsx';

describe('the options of the ring chart', () => {
  it.each([true, false])(
    'switch the animation on only if motion is allowed (allowed: %s)',
    (isMoving) => {
      const { chart } = buildRingOptions({ hasPrevious: true, isMoving });
      expect(chart?.animations?.enabled).toBe(isMoving);
    },
  );
});
