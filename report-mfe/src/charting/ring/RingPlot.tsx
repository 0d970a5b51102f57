import { styled } from 'styled-components';
import { Chart } from '../Chart.tsx';
import { ringOptions } from './ringOptions.ts';
import { ringShape } from './ringShape.ts';

type Props = {
  /** The organisation's result in percent. */
  own: number;
  /** The earlier year's result in percent; null if there is none. */
  previous: number | null;
};

/** Draws the ring and fills its parent element. It does not redraw when its props change. */
export function RingPlot({ own, previous }: Props) {
  const { side } = ringShape;
  // Not updated when the setting changes: by then the animation has finished.
  const isMoving = !matchMedia('print, (prefers-reduced-motion: reduce)').matches;
  return (
    <Widths>
      <Chart
        type="radialBar"
        area={{ width: side, height: side }}
        series={previous === null ? [own] : [own, previous]}
        options={ringOptions({ hasPrevious: previous !== null, isMoving })}
      />
    </Widths>
  );
}

/* The library draws all rings with the same thickness; CSS makes them differ. */
const Widths = styled.div`
  & .apexcharts-radialbar-track path,
  & .apexcharts-radialbar-slice-0 {
    stroke-width: ${ringShape.ownWidth};
  }

  & .apexcharts-radialbar-track + .apexcharts-radialbar-track path,
  & .apexcharts-radialbar-slice-1 {
    stroke-width: ${ringShape.previousWidth};
  }
`;
