import { placeAxisName, buildRadarOptions } from './Radar.tsx';

it('the names of the axes of a radar chart start at the top and go round clockwise', () => {
  const at = (index: number) => placeAxisName({ index, count: 4, distance: 1 });
  expect([0, 1, 2, 3].map(at)).toEqual([
    { x: 50, y: 0, side: 'middle', edge: 'end' },
    { x: 100, y: expect.closeTo(50), side: 'start', edge: 'middle' },
    { x: expect.closeTo(50), y: 100, side: 'middle', edge: 'start' },
    { x: 0, y: expect.closeTo(50), side: 'end', edge: 'middle' },
  ]);
});

it('the name of an axis of a radar chart can be placed outside of the outermost ring', () => {
  expect(placeAxisName({ index: 0, count: 5, distance: 1.2 }).y).toBeCloseTo(-10);
});

const options = buildRadarOptions(
  ['Future', 'Impact'],
  ['own', 'previous', 'average', 'reference'],
);

it('a radar chart has one axis for each name, and rings from 0 to 100 percent', () => {
  expect(options.xaxis?.categories).toEqual(['Future', 'Impact']);
  expect(options.yaxis).toMatchObject({ min: 0, max: 100, tickAmount: 5 });
});

it('each line of a radar chart has its own dashes, and only the area of the own values is filled', () => {
  const { stroke, fill } = options;
  const dashes = stroke?.dashArray as number[];
  expect(dashes[0]).toBe(0);
  expect(new Set(dashes).size).toBe(4);
  expect(fill?.colors?.slice(1)).toEqual(['transparent', 'transparent', 'transparent']);
  expect(fill?.colors?.[0]).not.toBe('transparent');
});
