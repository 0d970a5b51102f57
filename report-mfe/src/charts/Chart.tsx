import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApexOptions } from 'apexcharts';
import type Library from 'react-apexcharts';
import { styled } from 'styled-components';
import { createStore, useStore } from '@cert/shared/platform';
import { cspNonce } from '../cspNonce.ts';
import { forcedChartColors } from './chartColors.ts';

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

/** The area of a chart's drawing, in CSS pixels on paper. */
export type DrawingArea = {
  width: number;
  height: number;
  /** How far the drawing extends beyond its parent on each side. */
  margin?: number;
  /** Whether the drawing is stretched to the proportions of its parent. */
  isStretched?: boolean;
};

/**
 * Adds the options that all charts share. The library draws lines and surfaces only; all text is HTML. Each chart is
 * drawn once at a fixed size and scaled by its view box: paper gets the drawing of the screen, and printing does not
 * redraw.
 */
export function commonOptions(
  { chart, ...options }: ApexOptions,
  { area, nonce }: { area: DrawingArea; nonce: string | undefined },
): ApexOptions {
  return {
    legend: { show: false },
    dataLabels: { enabled: false },
    tooltip: { enabled: false },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    ...options,
    chart: {
      nonce,
      animations: { enabled: false },
      // Removes the padding that the library reserves for its own labels.
      sparkline: { enabled: true },
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
      events: { mounted: (drawn: Drawn) => scaleByViewBox(drawn, area) },
      ...chart,
    },
  };
}

/** A drawn chart; `paper` is its svg element as an svg.js object. */
type Drawn = { paper: () => { attr: (attributes: Record<string, string>) => void } };

function scaleByViewBox(drawn: Drawn, { width, height, margin = 0, isStretched }: DrawingArea) {
  drawn.paper().attr({
    viewBox: `${margin} ${margin} ${width - 2 * margin} ${height - 2 * margin}`,
    ...(isStretched && { preserveAspectRatio: 'none' }),
  });
}

/**
 * Whether a drawing may start. Each chart draws in a task of its own after the page is shown, so that a report with
 * many charts stays responsive. Before printing all charts draw at once.
 */
export function useCanDraw(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isDue) return undefined;
    const draw = () => flushSync(() => setIsDue(true));
    const timer = setTimeout(draw);
    window.addEventListener('beforeprint', draw);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', draw);
    };
  }, [isDue]);
  return isDue;
}
