import type { ApexOptions } from 'apexcharts';
import { ringShape } from './ringShape.ts';

/**
 * How the chart library draws the ring: lines only. Colours and widths of lines come from the look by style, words
 * stand in the page. It is drawn once at a fixed size and scaled by its view box, so that paper gets the same
 * drawing as the screen and nothing has to be drawn anew while printing.
 * @param isMoving whether the value may arrive in motion
 */
export function ringOptions({
  hasPrevious,
  isMoving,
  nonce,
}: {
  hasPrevious: boolean;
  isMoving: boolean;
  nonce: string | undefined;
}): ApexOptions {
  const { side, hollowPercent } = ringShape;
  return {
    chart: {
      nonce,
      animations: { enabled: isMoving, speed: 180 },
      sparkline: { enabled: true },
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
      events: {
        mounted: ({ el }: { el: Element }) =>
          el.querySelector('svg')?.setAttribute('viewBox', `0 0 ${side} ${side}`),
      },
    },
    plotOptions: {
      radialBar: {
        hollow: { size: `${hasPrevious ? hollowPercent.compared : hollowPercent.alone}%` },
        track: { margin: 4 },
        dataLabels: { show: false },
      },
    },
    stroke: { lineCap: 'butt' },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    tooltip: { enabled: false },
  };
}
