import { useEffect, useState } from 'react';
import type { ApexOptions } from 'apexcharts';
import type Library from 'react-apexcharts';
import { styled } from 'styled-components';
import { createStore, useStore } from '@cert/shared/platform';
import { commonOptions, type DrawingArea } from './commonOptions.ts';
import { cspNonce } from './cspNonce.ts';
import { forcedChartColors } from './forcedChartColors.ts';

/** The chart library, once it is there; one for all charts of the page. */
const library = createStore<{ Drawing?: typeof Library }>({});
let loading: Promise<void> | undefined;

/**
 * Fetches the chart library. It is larger than the rest of the report, so cover and contents do not wait for it.
 * Rejects when it cannot be had; another call tries anew.
 */
export function loadCharts(): Promise<void> {
  return (loading ??= import('react-apexcharts').then(
    (loaded) => library.set({ Drawing: loaded.default }),
    (failure: unknown) => {
      loading = undefined;
      throw failure;
    },
  ));
}

type Props = {
  type: 'bar' | 'radar' | 'radialBar';
  area: DrawingArea;
  series: NonNullable<ApexOptions['series']>;
  options: ApexOptions;
};

/**
 * A drawing of the chart library, as large as the frame around it; empty until the library is there. Drawn once: other
 * values need another `key`. Without the library the report counts as failed.
 */
export function Chart({ type, area, series, options }: Props) {
  const { Drawing } = useStore(library);
  const [failed, setFailed] = useState<{ failure: unknown }>();
  const [given] = useState(() => ({
    type,
    width: area.width,
    height: area.height,
    series,
    options: commonOptions(options, { area, nonce: cspNonce(document) }),
  }));
  useEffect(() => {
    loadCharts().catch((failure: unknown) => setFailed({ failure }));
  }, []);
  if (failed) throw failed.failure;
  return <Board>{Drawing && <Drawing {...given} />}</Board>;
}

const Board = styled.div`
  ${forcedChartColors}

  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;

  & .apexcharts-canvas {
    position: static;
  }

  & .apexcharts-svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
`;
