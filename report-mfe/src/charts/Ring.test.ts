import { ringOptions } from './Ring.tsx';

describe('the options of the ring', () => {
  it.each([true, false])('let the value arrive in motion only where that is wanted', (isMoving) => {
    const { chart } = ringOptions({ hasPrevious: true, isMoving });
    expect(chart?.animations?.enabled).toBe(isMoving);
  });
});
