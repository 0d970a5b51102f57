import { radarOptions } from './radarOptions.ts';

const options = radarOptions({ names: ['Future', 'Impact'], nonce: 'n0nce' });

it('carries the nonce, for the library adds a style element', () => {
  expect(options.chart?.nonce).toBe('n0nce');
});

it('is drawn once and without motion: the drawing scales, on paper, too', () => {
  const { animations, redrawOnParentResize, redrawOnWindowResize, events } = options.chart ?? {};
  expect([animations?.enabled, redrawOnParentResize, redrawOnWindowResize]).toEqual([
    false,
    false,
    false,
  ]);
  const el = document.createElement('div');
  el.innerHTML = '<svg></svg>';
  const globals = { translateX: 10, translateY: 30, gridWidth: 400, gridHeight: 440 };
  events?.mounted?.({ el, w: { globals } });
  expect(el.firstElementChild).toHaveAttribute('viewBox', '14 54 392 392');
});
