import { styled } from 'styled-components';
import { barOptions, type BarDrawing } from './barOptions.ts';
import { Chart } from './Chart.tsx';
import { useDeferredDrawing } from './useDeferredDrawing.ts';

/** Draws the bars and fills its parent. It does not redraw: pass a new `key` for other bars. */
export function BarBoard(drawing: BarDrawing) {
  return <Lines>{useDeferredDrawing() && <Chart type="bar" {...barOptions(drawing)} />}</Lines>;
}

/* The drawing is stretched to its parent; its lines keep their width. */
const Lines = styled.div`
  & line,
  & path {
    vector-effect: non-scaling-stroke;
  }
`;
