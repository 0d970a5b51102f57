import { ringOptions } from './ringOptions.ts';

const still = { hasPrevious: true, isMoving: false, nonce: 'n0nce' };

describe('the options of the ring', () => {
  it('carry the nonce, for the library adds a style element', () => {
    expect(ringOptions(still).chart?.nonce).toBe('n0nce');
  });

  it('let the value arrive in motion only where that is wanted', () => {
    expect(ringOptions(still).chart?.animations?.enabled).toBe(false);
    expect(ringOptions({ ...still, isMoving: true }).chart?.animations?.enabled).toBe(true);
  });

  it('never draw anew when the page changes its size: the drawing scales, on paper too', () => {
    const { chart } = ringOptions(still);
    expect([chart?.redrawOnParentResize, chart?.redrawOnWindowResize]).toEqual([false, false]);
    const page = document.createElement('div');
    page.innerHTML = '<svg width="400" height="400"></svg>';
    chart?.events?.mounted?.({ el: page });
    expect(page.firstElementChild).toHaveAttribute('viewBox', '0 0 400 400');
  });
});
