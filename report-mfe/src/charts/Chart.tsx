import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApexOptions } from 'apexcharts';
import type Library from 'react-apexcharts';
import { styled } from 'styled-components';
import { createStore, useStore } from '@cert/shared/platform';
import { useBeforePrinting } from '../layout/beforePrinting.ts';
import { readCspNonce } from '../readCspNonce.ts';
import { forcedChartColors } from './chartColors.ts';

/** The chart library after its first import; all charts of the page share it. */
const library = createStore<{ Drawing?: typeof Library }>({});
let loading: Promise<void> | undefined;

/**
 * Loads the chart library. It is larger than the rest of the report, so the cover and the table of contents do not wait
 * for it. Rejects if the download fails; the next call tries again.
 */
export function loadChartLibrary(): Promise<void> {
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
  area: DrawingSize;
  series: NonNullable<ApexOptions['series']>;
  options: ApexOptions;
};

/**
 * A drawing by the chart library that fills its parent element. The parent must describe it to screen readers. The
 * drawing is empty until the library is loaded. It does not redraw when its props change: pass a new `key` for other
 * values. If the library cannot be loaded, the component throws, and the error boundary shows the report as failed. See
 * `docs/decisions/0035-charts.md`.
 */
export function Chart({ type, area, series, options }: Props) {
  const { Drawing } = useStore(library);
  // The library draws asynchronously. Until it has drawn, `data-drawing` marks the report as not ready for printing.
  const [isDrawn, setIsDrawn] = useState(false);
  const [failed, setFailed] = useState<{ failure: unknown }>();
  const [given] = useState(() => ({
    type,
    width: area.width,
    height: area.height,
    series,
    options: addCommonChartOptions(options, {
      area,
      nonce: readCspNonce(document),
      onDrawn: () => setIsDrawn(true),
    }),
  }));
  useEffect(() => {
    loadChartLibrary().catch((failure: unknown) => setFailed({ failure }));
  }, []);
  if (failed) throw failed.failure;
  // Hidden, because the parent has the alternative text. Otherwise a PDF would contain each line as a figure without
  // alternative text.
  return (
    <Board aria-hidden="true" data-drawing={!isDrawn || undefined}>
      {Drawing && <Drawing {...given} />}
    </Board>
  );
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

/** The size of a chart's drawing, in CSS pixels on paper. */
export type DrawingSize = {
  width: number;
  height: number;
  /** How far the drawing extends beyond its parent on each side, in CSS pixels. Default: 0. */
  margin?: number;
  /** Whether the drawing is stretched to the proportions of its parent. Default: it keeps its own proportions. */
  isStretched?: boolean;
};

/**
 * Adds the options that all charts share. The library draws only lines and surfaces; all text is HTML. Each chart is
 * drawn once at a fixed size and scaled by its view box, so that printing uses the same drawing and does not redraw it.
 */
export function addCommonChartOptions(
  { chart, ...options }: ApexOptions,
  { area, nonce, onDrawn }: { area: DrawingSize; nonce: string | undefined; onDrawn?: () => void },
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
      events: {
        mounted: (drawn: Drawn) => {
          scaleByViewBox(drawn, area);
          onDrawn?.();
        },
      },
      ...chart,
    },
  };
}

/** A drawn chart; `paper` is its svg element as an svg.js object. */
type Drawn = { paper: () => { attr: (attributes: Record<string, string>) => void } };

function scaleByViewBox(drawn: Drawn, { width, height, margin = 0, isStretched }: DrawingSize) {
  drawn.paper().attr({
    viewBox: `${margin} ${margin} ${width - 2 * margin} ${height - 2 * margin}`,
    ...(isStretched && { preserveAspectRatio: 'none' }),
  });
}

/**
 * Whether a chart may start to draw. Each chart draws in a separate task after the page is shown, so that a report with
 * many charts stays responsive. Before printing, all remaining charts draw immediately.
 */
export function useCanDrawChart(): boolean {
  const [isDue, setIsDue] = useState(false);
  useBeforePrinting(() => setIsDue(true));
  useEffect(() => {
    const timer = setTimeout(() => flushSync(() => setIsDue(true)));
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
