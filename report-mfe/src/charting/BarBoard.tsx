import { styled } from 'styled-components';
import { barOptions, type BarDrawing } from './barOptions.ts';
import { Chart } from './Chart.tsx';
import { useOwnTask } from './useOwnTask.ts';

/** The drawn part of a chart of bars; it fills its frame. Drawn once: other bars need another `key`. */
export function BarBoard(drawing: BarDrawing) {
  return <Lines>{useOwnTask() && <Chart type="bar" {...barOptions(drawing)} />}</Lines>;
}

/* The drawing is stretched, its lines are not. */
const Lines = styled.div`
  & line,
  & path {
    vector-effect: non-scaling-stroke;
  }
`;
