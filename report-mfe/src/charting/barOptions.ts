import type { ApexOptions } from 'apexcharts';
import type { BarRow, Scale } from './bars.ts';
import { barThickness } from './barThickness.ts';
import { boardShape, boardUnits } from './boardShape.ts';

type Given = {
  rows: readonly BarRow[];
  scale: Scale;
  /** Where the reference line stands, in units of the scale; null: there is none. */
  reference: number | null;
  /** Height of a row on paper. */
  rowMm: number;
  nonce: string | undefined;
};

/** What the chart library is given to draw: bars, ticks, reference line. */
export type BarDrawing = {
  width: number;
  height: number;
  series: NonNullable<ApexOptions['series']>;
  options: ApexOptions;
};

/**
 * How the chart library draws rows of bars: lines and surfaces only. Looks come by style, words stand in the page. It
 * is drawn once at a fixed size; once the drawing's own area is its view box, it takes the size of its rows, on
 * paper as on the screen.
 */
export function barOptions({ rows, scale, reference, rowMm, nonce }: Given): BarDrawing {
  const { width, pitch, othersThickness } = boardShape;
  const rowHeight = boardUnits(rowMm);
  const count = Math.max(...rows.map(({ bars }) => bars.length));
  const own = barThickness(rows.flatMap(({ bars }) => (bars.length > 1 ? kindsOf(bars) : [])));
  return {
    width,
    height: Math.round(rowHeight * rows.length),
    series: Array.from({ length: count }, (_, index) => ({
      data: rows.map(({ title, bars }) => {
        const bar = bars[index];
        const thickness = index === 0 ? own : Math.min(own, othersThickness);
        // Thinner than its part of the row, in the middle of it.
        return { x: title, y: bar?.length ?? null, barHeightOffset: thickness - pitch };
      }),
    })),
    options: {
      chart: {
        nonce,
        animations: { enabled: false },
        toolbar: { show: false },
        redrawOnParentResize: false,
        redrawOnWindowResize: false,
        parentHeightOffset: 0,
        events: { mounted: (chart: Drawn) => finishDrawing(chart, rows) },
      },
      plotOptions: {
        bar: { horizontal: true, barHeight: `${(100 * pitch * count) / rowHeight}%` },
      },
      xaxis: {
        max: scale.most,
        tickAmount: scale.most / scale.step,
        labels: { show: false },
        axisBorder: { show: false },
        axisTicks: { show: false },
      },
      yaxis: { min: 0, max: scale.most, labels: { show: false } },
      grid: {
        padding: { top: 0, right: 0, bottom: 0, left: 0 },
        xaxis: { lines: { show: true } },
        yaxis: { lines: { show: false } },
      },
      annotations: { xaxis: reference === null ? [] : [{ x: reference, strokeDashArray: 4 }] },
      dataLabels: { enabled: false },
      legend: { show: false },
      states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
      stroke: { width: 0 },
      tooltip: { enabled: false },
    },
  };
}

const kindsOf = (bars: BarRow['bars']) => bars.map(({ kind }) => kind);

/** What the library hands over when it has drawn. */
type Drawn = {
  el: Element;
  w: {
    globals: { translateX: number; translateY: number; gridWidth: number; gridHeight: number };
  };
};

/** Makes the area of the bars the whole drawing, and marks each bar with what it stands for. */
function finishDrawing({ el, w: { globals } }: Drawn, rows: readonly BarRow[]): void {
  const { translateX, translateY, gridWidth, gridHeight } = globals;
  const board = el.querySelector('svg');
  board?.setAttribute('viewBox', `${translateX} ${translateY} ${gridWidth} ${gridHeight}`);
  board?.setAttribute('preserveAspectRatio', 'none');
  for (const path of el.querySelectorAll<SVGPathElement>('path.apexcharts-bar-area')) {
    const bar = rows[Number(path.getAttribute('j'))]?.bars[Number(path.getAttribute('index'))];
    if (bar?.length) path.dataset['kind'] = bar.kind;
  }
}
