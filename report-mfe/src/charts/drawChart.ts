import type ApexCharts from 'apexcharts';
import type { ApexOptions } from 'apexcharts';

/** The size of a chart's drawing, in CSS pixels on paper. */
export type DrawingSize = {
  width: number;
  height: number;
  /** How far the drawing extends beyond its parent on each side, in CSS pixels. Default: 0. */
  margin?: number;
  /** Whether the drawing is stretched to the proportions of its parent. Default: it keeps its own proportions. */
  isStretched?: boolean;
};

/** What a chart shows. */
export type ChartContent = {
  type: 'bar' | 'radar' | 'radialBar';
  area: DrawingSize;
  series: NonNullable<ApexOptions['series']>;
  options: ApexOptions;
};

/** Options that all charts share. The library draws only lines and surfaces; all text is HTML. */
const commonOptions: ApexOptions = {
  legend: { show: false },
  dataLabels: { enabled: false },
  tooltip: { enabled: false },
  states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
};

const commonChartOptions: ApexOptions['chart'] = {
  animations: { enabled: false },
  // Removes the padding that the library reserves for its own labels.
  sparkline: { enabled: true },
};

/**
 * Draws a chart at a fixed size. The drawing scales by its view box, so that printing uses the same one. The library
 * draws in a tree of its own: while it draws, it measures often and adds style sheets, each of which would make the
 * browser work on all sheets of the report. See `docs/decisions/0035-charts.md`.
 * @param library the class of the chart library
 * @param nonce the page's nonce for style elements
 * @throws {Error} if the library has drawn nothing
 */
export function drawChart(
  library: typeof ApexCharts,
  { type, area, series, options }: ChartContent,
  nonce: string | undefined,
): SVGSVGElement {
  const { width, height } = area;
  const easel = document.createElement('div');
  Object.assign(easel.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    contain: 'strict',
    visibility: 'hidden',
  });
  // The library observes the size of the element that contains the canvas.
  const stand = document.createElement('div');
  const canvas = document.createElement('div');
  stand.append(canvas);
  easel.attachShadow({ mode: 'open' }).append(stand);
  document.body.append(easel);
  try {
    const chart = new library(canvas, {
      ...commonOptions,
      ...options,
      series,
      chart: { ...commonChartOptions, ...options.chart, type, width, height, nonce },
    });
    // The library draws before it returns; the promise is only its signal.
    void chart.render().then(() => chart.destroy());
    const drawn = canvas.querySelector('svg');
    if (!drawn) throw new Error(`the library has not drawn the chart "${type}"`);
    return toScalable(drawn, area);
  } finally {
    easel.remove();
  }
}

/** What the library hides by its own style sheet: the lines that follow the pointer, and the legend with its styles. */
const unshownParts = '[class*="crosshairs"], foreignObject';

/** Copies a drawing, so that it remains when its chart is destroyed. The copy has the size of its parent element. */
function toScalable(
  drawn: SVGSVGElement,
  { width, height, margin = 0, isStretched = false }: DrawingSize,
): SVGSVGElement {
  const drawing = drawn.cloneNode(true) as SVGSVGElement;
  for (const part of drawing.querySelectorAll(unshownParts)) part.remove();
  drawing.setAttribute(
    'viewBox',
    `${margin} ${margin} ${width - 2 * margin} ${height - 2 * margin}`,
  );
  if (isStretched) drawing.setAttribute('preserveAspectRatio', 'none');
  return drawing;
}
