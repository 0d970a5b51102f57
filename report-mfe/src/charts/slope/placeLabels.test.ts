import { placeLabels, type PointLabel } from './placeLabels.ts';

const label = (pointMm: number, heightMm = 4): PointLabel => ({ pointMm, heightMm });

test.each<[string, PointLabel[], number[]]>([
  ['one label beside its point', [label(50)], [48]],
  ['labels beside their points if there is enough space', [label(20), label(60)], [18, 58]],
  ['two labels of the same point above and below this point', [label(50), label(50)], [46, 50]],
  [
    'two labels that would overlap one below the other, each moved equally far',
    [label(50), label(52)],
    [47, 51],
  ],
  ['labels of points at the edges inside of the drawing', [label(0), label(100)], [0, 96]],
  [
    'labels of different heights for the same point without overlap',
    [label(50, 8), label(50, 4)],
    [43, 51],
  ],
  ['no label if there is none', [], []],
])('the slope chart places %s', (...[, labels, expected]) => {
  expect(placeLabels(labels, 100)).toEqual(expected);
});

it('the slope chart keeps the order of labels, from top to bottom, even if they do not fit', () => {
  expect(placeLabels([label(0, 60), label(0, 60)], 100)).toEqual([0, 60]);
});
