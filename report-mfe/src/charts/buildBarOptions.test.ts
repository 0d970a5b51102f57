import { buildBarOptions } from './buildBarOptions.ts';
import { gradeScale, percentScale, type BarKind, type BarRow } from './bars.ts';
import { barStyles } from './chartColors.ts';

const row = (bars: { [kind in BarKind]?: number | null }): BarRow => ({
  key: '1',
  title: 'Selection',
  bars: Object.entries(bars).map(([kind, length]) => ({
    kind: kind as BarKind,
    length,
    label: '',
  })),
});
const paper = { rowMm: 12, reference: null, scale: gradeScale };

/** The lengths that the chart library receives, by kind of bar. */
function lengthsOf(rows: readonly BarRow[]) {
  const { series } = buildBarOptions({ ...paper, rows });
  return (series as { name: string; data: { y: number | null }[] }[]).map(({ name, data }) => [
    name,
    data.map(({ y }) => y),
  ]);
}

describe('the options of a bar chart', () => {
  it.each([
    [gradeScale, 3, 3],
    [percentScale, 100, 10],
  ])(
    'set the axis from 0 to the maximum of the scale, with one tick mark for each step',
    (scale, most, parts) => {
      const { options } = buildBarOptions({ ...paper, scale, rows: [row({ own: 1 })] });
      expect(options.yaxis).toMatchObject({ min: 0, max: most });
      expect(options.xaxis?.tickAmount).toBe(parts);
    },
  );

  it('draw a reference line only if the chart has one', () => {
    const linesOf = (reference: number | null) =>
      buildBarOptions({
        ...paper,
        reference,
        rows: [row({ own: 1 })],
      }).options.annotations?.xaxis?.map(({ x }) => x);
    expect(linesOf(2)).toEqual([2]);
    expect(linesOf(null)).toEqual([]);
  });

  it('draw each kind of bar as a series with its own colour and outline', () => {
    const rows = [row({ own: 2.5, industry: 1 }), row({ own: 2, industry: 3 })];
    expect(lengthsOf(rows)).toEqual([
      ['own', [2.5, 2]],
      ['industry', [1, 3]],
    ]);
    const { own, industry } = barStyles;
    expect(buildBarOptions({ ...paper, rows }).options).toMatchObject({
      chart: { stacked: false },
      colors: [own.fill, industry.fill],
      stroke: { colors: [own.line, industry.line], dashArray: [own.dash, industry.dash] },
    });
  });

  it('draw no bar for 0 or for a missing value', () => {
    expect(lengthsOf([row({ own: 0, average: 2 }), row({ own: 1, average: null })])).toEqual([
      ['own', [null, 1]],
      ['average', [2, null]],
    ]);
  });

  it('leave no gaps for other kinds of bars if each row has only one bar', () => {
    const { options } = buildBarOptions({ ...paper, rows: [row({ own: 2 }), row({ average: 1 })] });
    expect(options.chart?.stacked).toBe(true);
  });
});
