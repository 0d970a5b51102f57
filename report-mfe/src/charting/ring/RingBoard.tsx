import { styled } from 'styled-components';
import { Chart } from '../Chart.tsx';
import { ringOptions } from './ringOptions.ts';
import { ringShape } from './ringShape.ts';

type Props = {
  /** In percent. */
  own: number;
  /** Of the earlier year, in percent; null: there is none. */
  previous: number | null;
};

/** The drawn part of the ring; it fills its frame. Drawn once. */
export function RingBoard({ own, previous }: Props) {
  const { side } = ringShape;
  // A wish for less motion that comes later finds it at rest.
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

/* The library draws all rings equally thick. */
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
