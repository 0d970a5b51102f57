import { buildBarRows, type RowValues } from '../bars.ts';
import { convertBarsToRadar } from './convertBarsToRadar.ts';

const formats = {
  value: (value: number | null) => (value === null ? 'n/a' : `${value}%`),
  organisations: String,
};
/** A row with the organisation’s value, its value in the earlier year and the average of others. */
const row = (title: string, [own = null, previous = null, average = null]: (number | null)[]) => ({
  key: title,
  title,
  own,
  previous,
  comparisons: [{ kind: 'average' as const, value: average, organisations: 40 }],
});
const radarOf = (...rows: RowValues[]) => convertBarsToRadar(buildBarRows(rows, formats));
const three = [row('A', [80, 70, 75]), row('B', [0, 60, 65]), row('C', [90, 90, 85])];

it('a radar chart has an axis for each row and a line for each kind of value; 0 counts as a value', () => {
  expect(radarOf(...three)).toEqual({
    axes: [
      { name: 'A', label: '80%' },
      { name: 'B', label: '0%' },
      { name: 'C', label: '90%' },
    ],
    series: [
      { kind: 'own', percents: [80, 0, 90] },
      { kind: 'previous', percents: [70, 60, 90] },
      { kind: 'average', percents: [75, 65, 85] },
    ],
  });
});

it('a radar chart leaves out a row that lacks a value, and a line that has no values', () => {
  const radar = radarOf(...three, row('D', [70, null, 60]));
  expect(radar?.axes.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  const alone = radarOf(...['A', 'B', 'C'].map((title) => row(title, [50, 40, null])));
  expect(alone?.series.map(({ kind }) => kind)).toEqual(['own', 'previous']);
});

it.each<[string, RowValues[]]>([
  ['with two axes', [...three.slice(1), row('D', [70, null, 60])]],
  ['without values of the organisation', three.map((one) => ({ ...one, own: null }))],
  ['with a name that is too long for an axis', [...three, row('D'.repeat(41), [1, 2, 3])]],
  [
    'with a chosen comparison',
    three.map(({ comparisons, ...one }) => ({
      ...one,
      comparisons: [...comparisons, { kind: 'country', value: 60, organisations: 8 }],
    })),
  ],
])('no radar chart is drawn %s', (...[, rows]) => {
  expect(radarOf(...rows)).toBeUndefined();
});
