import { color } from '@cert/shared/ui';
import type { BarRow, Scale } from './bars.ts';
import { barPlotSize, chooseBarThickness, toPlotUnits } from './barSizes.ts';
import type { ChartContent } from './drawChart.ts';
import { barStyles } from './chartColors.ts';

/** What `BarPlot` draws: rows of bars with their scale, reference line and sizes. */
export type BarDrawing = {
  rows: readonly BarRow[];
  scale: Scale;
  /** Position of the reference line, in units of the scale; null for no line. */
  reference: number | null;
  /** Height of a row on paper, in millimetres. */
  rowMm: number;
  /** Height of one bar including the gap to the next one, in millimetres on paper. Default: `barPitchMm`. */
  barMm?: number | undefined;
};

/** The options for rows of bars, ticks and the reference line. Each kind of bar is a series. */
export function buildBarOptions({
  rows,
  scale,
  reference,
  rowMm,
  barMm,
}: BarDrawing): Omit<ChartContent, 'type'> {
  const { width, othersThickness } = barPlotSize;
  const pitch = barMm === undefined ? barPlotSize.pitch : toPlotUnits(barMm);
  const rowHeight = toPlotUnits(rowMm);
  const count = Math.max(...rows.map(({ bars }) => bars.length));
  const kinds = [...new Set(rows.flatMap(({ bars }) => bars.map(({ kind }) => kind)))];
  const looks = kinds.map((kind) => barStyles[kind]);
  // At least one pixel thinner than the pitch, so that bars touch neither each other nor the line between the rows.
  const own = Math.min(chooseBarThickness(count > 1 ? kinds : []), pitch - 1);
  return {
    area: { width, height: Math.round(rowHeight * rows.length), isStretched: true },
    series: kinds.map((kind) => ({
      name: kind,
      data: rows.map(({ title, bars }) => {
        const bar = bars.find((one) => one.kind === kind);
        const thickness = bar === bars[0] ? own : Math.min(own, othersThickness, pitch - 2);
        // A bar is thinner than the space that is reserved for it, and vertically centred in this space. A length of 0
        // becomes null, so that no outline is drawn.
        return { x: title, y: bar?.length || null, barHeightOffset: thickness - pitch };
      }),
    })),
    options: {
      // With one bar per row the series are stacked, so that the other series reserve no space in the row.
      chart: { stacked: count === 1 },
      colors: looks.map(({ fill }) => fill),
      stroke: {
        width: 1,
        colors: looks.map(({ line }) => line),
        dashArray: looks.map(({ dash }) => dash),
      },
      plotOptions: {
        bar: { horizontal: true, barHeight: `${(100 * pitch * count) / rowHeight}%` },
      },
      xaxis: { max: scale.max, tickAmount: scale.max / scale.step },
      yaxis: { min: 0, max: scale.max, labels: { show: false } },
      grid: {
        show: true,
        borderColor: color.line,
        xaxis: { lines: { show: true } },
        yaxis: { lines: { show: false } },
      },
      annotations: {
        xaxis:
          reference === null
            ? []
            : [{ x: reference, strokeDashArray: 4, borderColor: color.key, borderWidth: 1.5 }],
      },
    },
  };
}
