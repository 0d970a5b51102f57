import type { ApexOptions } from 'apexcharts';
import { radarShape, ringStep } from './radarShape.ts';

/**
 * How the chart library draws the radar: lines and surfaces only. Looks come by style, words stand in the page. It is
 * drawn once at a fixed size; with the web as its view box it takes the size of its frame, on paper as on the screen.
 * @param names of the axes, from the top on clockwise
 */
export function radarOptions({
  names,
  nonce,
}: {
  names: readonly string[];
  nonce: string | undefined;
}): ApexOptions {
  return {
    chart: {
      nonce,
      animations: { enabled: false },
      toolbar: { show: false },
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
      parentHeightOffset: 0,
      events: { mounted: showWeb },
    },
    plotOptions: { radar: { size: radarShape.radius } },
    xaxis: { categories: [...names], labels: { show: false } },
    yaxis: { min: 0, max: 100, tickAmount: 100 / ringStep, show: false },
    grid: { padding: { top: 0, right: 0, bottom: 0, left: 0 } },
    legend: { show: false },
    markers: { size: 4, strokeWidth: 0 },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    tooltip: { enabled: false },
  };
}

/** What the library hands over when it has drawn. */
type Drawn = {
  el: Element;
  w: {
    globals: { translateX: number; translateY: number; gridWidth: number; gridHeight: number };
  };
};

/** Makes the square around the web the whole drawing. */
function showWeb({ el, w: { globals } }: Drawn): void {
  const { translateX, translateY, gridWidth, gridHeight } = globals;
  const { radius } = radarShape;
  const left = translateX + gridWidth / 2 - radius;
  const top = translateY + gridHeight / 2 - radius;
  el.querySelector('svg')?.setAttribute('viewBox', `${left} ${top} ${2 * radius} ${2 * radius}`);
}
