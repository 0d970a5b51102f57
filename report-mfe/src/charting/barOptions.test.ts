import { barOptions } from './barOptions.ts';
import { gradeScale, percentScale, type BarRow } from './bars.ts';

const row = (...lengths: (number | null)[]): BarRow => ({
  key: '1',
  title: 'Selection',
  bars: lengths.map((length, index) => ({
    kind: index === 0 ? 'own' : 'average',
    length,
    label: '',
  })),
});
const paper = { rowMm: 12, nonce: 'n0nce', reference: null, scale: gradeScale };

describe('the options of a chart of bars', () => {
  it.each([
    [gradeScale, 3, 3],
    [percentScale, 100, 10],
  ])('go from 0 to the end of the scale, with its ticks', (scale, most, parts) => {
    const { options } = barOptions({ ...paper, scale, rows: [row(1)] });
    expect(options.yaxis).toMatchObject({ min: 0, max: most });
    expect(options.xaxis?.tickAmount).toBe(parts);
  });

  it('draw the reference line where one stands', () => {
    const linesOf = (reference: number | null) =>
      barOptions({ ...paper, reference, rows: [row(1)] }).options.annotations?.xaxis?.map(
        ({ x }) => x,
      );
    expect(linesOf(2)).toEqual([2]);
    expect(linesOf(null)).toEqual([]);
  });

  it('draw a 0 as a 0, and nothing where there is no value', () => {
    const { series } = barOptions({ ...paper, rows: [row(2.5, 0), row(0, null), row(null)] });
    expect(series).toEqual([
      { data: [2.5, 0, null].map((y) => expect.objectContaining({ y }) as unknown) },
      { data: [0, null, null].map((y) => expect.objectContaining({ y }) as unknown) },
    ]);
  });

  it('carry the nonce, and never draw anew: the drawing scales, on paper too', () => {
    const { chart } = barOptions({ ...paper, rows: [row(1, 2)] }).options;
    expect(chart).toMatchObject({
      nonce: 'n0nce',
      animations: { enabled: false },
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
    });
  });

  it('make the area of the bars the whole drawing, and mark each bar with what it stands for', () => {
    const { chart } = barOptions({ ...paper, rows: [row(2, 1), row(0, null)] }).options;
    const el = document.createElement('div');
    const bar = (index: number, j: number) =>
      `<path class="apexcharts-bar-area" index="${index}" j="${j}"></path>`;
    el.innerHTML = `<svg>${bar(0, 0)}${bar(0, 1)}${bar(1, 0)}${bar(1, 1)}</svg>`;
    const globals = { translateX: 15, translateY: 30, gridWidth: 585, gridHeight: 412 };
    chart?.events?.mounted?.({ el, w: { globals } });
    const svg = el.querySelector('svg');
    expect(svg).toHaveAttribute('viewBox', '15 30 585 412');
    expect(svg).toHaveAttribute('preserveAspectRatio', 'none');
    const kinds = [...el.querySelectorAll('path')].map((path) => path.dataset['kind']);
    expect(kinds).toEqual(['own', undefined, 'average', undefined]);
  });
});
