import type { ApexOptions } from 'apexcharts';

/** The area of a chart's drawing, in CSS pixels on paper. */
export type DrawingArea = {
  width: number;
  height: number;
  /** How far the drawing extends beyond its parent on each side. */
  margin?: number;
  /** Whether the drawing is stretched to the proportions of its parent. */
  isStretched?: boolean;
};

/**
 * Adds the options that all charts share. The library draws lines and surfaces only; all text is HTML. Each chart is
 * drawn once at a fixed size and scaled by its view box: paper gets the drawing of the screen, and printing does not
 * redraw.
 */
export function commonOptions(
  { chart, ...options }: ApexOptions,
  { area, nonce }: { area: DrawingArea; nonce: string | undefined },
): ApexOptions {
  return {
    legend: { show: false },
    dataLabels: { enabled: false },
    tooltip: { enabled: false },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    ...options,
    chart: {
      nonce,
      animations: { enabled: false },
      // Removes the padding that the library reserves for its own labels.
      sparkline: { enabled: true },
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
      events: { mounted: (drawn: Drawn) => scaleByViewBox(drawn, area) },
      ...chart,
    },
  };
}

/** A drawn chart; `paper` is its svg element as an svg.js object. */
type Drawn = { paper: () => { attr: (attributes: Record<string, string>) => void } };

function scaleByViewBox(drawn: Drawn, { width, height, margin = 0, isStretched }: DrawingArea) {
  drawn.paper().attr({
    viewBox: `${margin} ${margin} ${width - 2 * margin} ${height - 2 * margin}`,
    ...(isStretched && { preserveAspectRatio: 'none' }),
  });
}
