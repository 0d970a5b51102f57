import type { ApexOptions } from 'apexcharts';

/** The area that a chart is drawn in, in pixels of the paper. */
export type DrawingArea = {
  width: number;
  height: number;
  /** How much of it on each side stays outside of the frame. */
  margin?: number;
  /** Whether it takes the proportions of its frame. */
  isStretched?: boolean;
};

/**
 * Adds the options that all charts share: lines and surfaces only, as words stand in the page. A chart is drawn once
 * at a fixed size and scaled by its view box, so paper gets the drawing of the screen and nothing is drawn anew while
 * printing.
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
      // The library keeps no room for words.
      sparkline: { enabled: true },
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
      events: { mounted: (drawn: Drawn) => scaleByViewBox(drawn, area) },
      ...chart,
    },
  };
}

/** A chart that is drawn; its paper is the svg element, as an object of svg.js. */
type Drawn = { paper: () => { attr: (attributes: Record<string, string>) => void } };

function scaleByViewBox(drawn: Drawn, { width, height, margin = 0, isStretched }: DrawingArea) {
  drawn.paper().attr({
    viewBox: `${margin} ${margin} ${width - 2 * margin} ${height - 2 * margin}`,
    ...(isStretched && { preserveAspectRatio: 'none' }),
  });
}
