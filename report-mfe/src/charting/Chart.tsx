import { useEffect, useState } from 'react';
import type { ApexOptions } from 'apexcharts';
import type Library from 'react-apexcharts';
import { styled } from 'styled-components';
import { createStore, useStore } from '@cert/shared/platform';
import { commonOptions, type DrawingArea } from './commonOptions.ts';
import { cspNonce } from './cspNonce.ts';
import { forcedChartColors } from './forcedChartColors.ts';

/** The chart library after its first import; all charts of the page share it. */
const library = createStore<{ Drawing?: typeof Library }>({});
let loading: Promise<void> | undefined;

/**
 * Loads the chart library. It is larger than the rest of the report, so cover and contents do not wait for it.
 * Rejects if the download fails; the next call tries again.
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
 * A drawing by the chart library that fills its parent; empty until the library is loaded. It does not redraw when its
 * props change: pass a new `key` for other values. If the library cannot be loaded, the error boundary shows the report
 * as failed. See `docs/decisions/0035-charts.md`.
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
