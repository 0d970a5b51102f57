import type { ApexOptions } from 'apexcharts';
import { ringLook } from './ringLook.ts';
import { ringShape } from './ringShape.ts';

/**
 * The options for the ring.
 * @param isMoving whether the value is animated
 */
export function ringOptions({
  hasPrevious,
  isMoving,
}: {
  hasPrevious: boolean;
  isMoving: boolean;
}): ApexOptions {
  const { hollowPercent } = ringShape;
  return {
    chart: { animations: { enabled: isMoving, speed: 180 } },
    colors: [ringLook.own, ringLook.previous],
    plotOptions: {
      radialBar: {
        hollow: { size: `${hasPrevious ? hollowPercent.compared : hollowPercent.alone}%` },
        track: { margin: 4, background: ringLook.track },
        dataLabels: { show: false },
      },
    },
    stroke: { lineCap: 'butt' },
  };
}
