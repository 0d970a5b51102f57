import { ringOptions } from './Ring.tsx';

describe('the options of the ring chart', () => {
  it.each([true, false])('animate the value only if the page allows motion: %s', (isMoving) => {
    const { chart } = ringOptions({ hasPrevious: true, isMoving });
    expect(chart?.animations?.enabled).toBe(isMoving);
  });
});
