import { styled } from 'styled-components';
import { barOptions, type BarDrawing } from './barOptions.ts';
import { Chart } from './Chart.tsx';
import { useCanDraw } from './useCanDraw.ts';

/**
 * Draws the bars and fills its parent element. It does not redraw when its props change: pass a new `key` for other
 * bars.
 */
export function BarPlot(drawing: BarDrawing) {
  return <Lines>{useCanDraw() && <Chart type="bar" {...barOptions(drawing)} />}</Lines>;
}

/* The drawing is stretched to the size of its parent element, but its lines keep their width. */
const Lines = styled.div`
  & line,
  & path {
    vector-effect: non-scaling-stroke;
  }
`;
