import { radarOptions } from './radarOptions.ts';

const options = radarOptions(['Future', 'Impact']);

it('has an axis for each name, and rings from 0 to 100', () => {
  expect(options.xaxis?.categories).toEqual(['Future', 'Impact']);
  expect(options.yaxis).toMatchObject({ min: 0, max: 100, tickAmount: 5 });
});

it('breaks the reference line, and fills only the shares', () => {
  expect(options.stroke?.dashArray).toEqual([0, 5]);
  expect(options.fill?.colors?.[1]).toBe('transparent');
});
