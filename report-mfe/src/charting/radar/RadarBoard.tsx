import { useState } from 'react';
import { styled } from 'styled-components';
import { color } from '@cert/shared/ui';
import { Chart } from '../Chart.tsx';
import { cspNonce } from '../cspNonce.ts';
import { scaledDrawing } from '../scaledDrawing.ts';
import { radarOptions } from './radarOptions.ts';
import { radarShape } from './radarShape.ts';

type Props = {
  /** From the top on clockwise; percents. */
  axes: readonly { name: string; percent: number }[];
  /** The reference line, in percent. */
  reference: number;
};

/** The drawn part of a radar; it fills its frame. Drawn once: other values need another `key`. */
export function RadarBoard({ axes, reference }: Props) {
  const [options] = useState(() =>
    radarOptions({ names: axes.map(({ name }) => name), nonce: cspNonce(document) }),
  );
  return (
    <Board>
      <Chart
        type="radar"
        width={radarShape.side}
        height={radarShape.side}
        series={[
          { name: 'own', data: axes.map(({ percent }) => percent) },
          { name: 'reference', data: axes.map(() => reference) },
        ]}
        options={options}
      />
    </Board>
  );
}

const Board = styled.div`
  ${scaledDrawing}

  & polygon {
    fill: none;
    stroke: ${color.lineStrong};
    stroke-width: 1;
  }

  /* The axes; the library has more lines around the web. */
  & line {
    stroke: none;
  }

  & .apexcharts-radar-series line {
    stroke: ${color.line};
  }

  & .apexcharts-series path {
    fill: none;
    stroke: ${color.brand};
    stroke-width: 3;
    stroke-linejoin: round;
  }

  & .apexcharts-series path:not([fill='none']) {
    fill: color-mix(in oklab, ${color.brand} 22%, transparent);
    stroke: none;
  }

  & .apexcharts-series .apexcharts-marker {
    fill: ${color.brand};
    stroke: none;
  }

  & .apexcharts-series[rel='2'] path {
    fill: none;
    stroke: ${color.key};
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }

  & .apexcharts-series[rel='2'] path:not([fill='none']),
  & .apexcharts-series[rel='2'] .apexcharts-marker {
    display: none;
  }
`;
