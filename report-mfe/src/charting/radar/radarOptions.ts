import type { ApexOptions } from 'apexcharts';
import { color } from '@cert/shared/ui';
import { radarShape, ringStep } from './radarShape.ts';

/**
 * The options for the radar: one series for the shares, one for the reference line.
 * @param names of the axes, clockwise from the top
 */
export function radarOptions(names: readonly string[]): ApexOptions {
  return {
    plotOptions: {
      radar: {
        size: radarShape.radius,
        polygons: { strokeColors: color.lineStrong, connectorColors: color.line },
      },
    },
    xaxis: { categories: [...names] },
    yaxis: { min: 0, max: 100, tickAmount: 100 / ringStep, show: false },
    stroke: { width: [3, 1.5], colors: [color.brand, color.key], dashArray: [0, 5] },
    fill: { colors: [`color-mix(in oklab, ${color.brand} 22%, transparent)`, 'transparent'] },
    markers: { size: 0 },
  };
}
