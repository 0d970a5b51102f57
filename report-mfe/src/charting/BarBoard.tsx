import { useState } from 'react';
import { styled } from 'styled-components';
import { color } from '@cert/shared/ui';
import { Chart } from './Chart.tsx';
import { cspNonce } from './cspNonce.ts';
import { barLooks } from './barLooks.ts';
import { barOptions } from './barOptions.ts';
import type { BarRow, Scale } from './bars.ts';
import { scaledDrawing } from './scaledDrawing.ts';
import { useOwnTask } from './useOwnTask.ts';

export type BarBoardProps = {
  rows: readonly BarRow[];
  scale: Scale;
  /** In units of the scale. */
  reference: number | null;
  rowMm: number;
};

/** The drawn part of a chart of bars; it fills its frame. Drawn once: other bars need another `key`. */
export function BarBoard(props: BarBoardProps) {
  return <Board>{useOwnTask() && <Bars {...props} />}</Board>;
}

function Bars(props: BarBoardProps) {
  const [{ options, series, width, height }] = useState(() =>
    barOptions({ ...props, nonce: cspNonce(document) }),
  );
  return <Chart type="bar" {...{ options, series, width, height }} />;
}

const Board = styled.div`
  ${scaledDrawing}

  & line {
    vector-effect: non-scaling-stroke;
  }

  & .apexcharts-gridline {
    stroke: ${color.line};
  }

  & .apexcharts-xaxis-annotations line {
    stroke: ${color.key};
    stroke-width: 1.5;
  }

  & .apexcharts-bar-area {
    fill: none;
  }

  ${barLooks}
`;
