import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type ApexCharts from 'apexcharts';
import { styled } from 'styled-components';
import { media } from '@cert/shared/ui';
import { useBeforePrinting } from '../layout/beforePrinting.ts';
import { readCspNonce } from '../readCspNonce.ts';
import { forcedChartColors } from './chartColors.ts';
import { drawChart, type ChartContent } from './drawChart.ts';

/** The chart library after its first import; all charts of the page share it. */
let library: typeof ApexCharts | undefined;
let loading: Promise<void> | undefined;

/** The distance from the window at which a chart is drawn on a phone: the height of the window above and below it. */
const nearTheWindow = '100% 0%';

/**
 * Loads the chart library. It is larger than the rest of the report, so the cover and the table of contents do not wait
 * for it. Rejects if the download fails; the next call tries again.
 */
export function loadChartLibrary(): Promise<void> {
  return (loading ??= import('apexcharts').then(
    (loaded) => {
      library = loaded.default;
    },
    (failure: unknown) => {
      loading = undefined;
      throw failure;
    },
  ));
}

/**
 * A drawing by the chart library that fills its parent element. The parent must describe it to screen readers. The
 * drawing is empty until the library is loaded. Each chart is drawn in a task of its own, so that a report with many
 * charts stays responsive; on a phone, only when it comes near the window. Before printing, all remaining charts are
 * drawn immediately. It does not redraw when its props change: pass a new `key` for other values. If the library cannot
 * be loaded, the component throws, and the error boundary shows the report as failed. See
 * `docs/decisions/0035-charts.md`.
 */
export function Chart(content: ChartContent) {
  const board = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(() => !matchMedia(media.phone).matches);
  const [isDrawn, setIsDrawn] = useState(false);
  const [failed, setFailed] = useState<{ failure: unknown }>();
  const draw = () => {
    if (isDrawn || !library || !board.current) return;
    try {
      board.current.replaceChildren(drawChart(library, content, readCspNonce(document)));
      setIsDrawn(true);
    } catch (failure) {
      setFailed({ failure });
    }
  };
  useBeforePrinting(draw);
  const drawNow = useEffectEvent(draw);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    loadChartLibrary().then(
      () => {
        if (isWanted && !hasLeft) timer = setTimeout(() => drawNow());
      },
      (failure: unknown) => setFailed({ failure }),
    );
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [isWanted]);
  useEffect(() => {
    if (isWanted || !board.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsWanted(true),
      { rootMargin: nearTheWindow },
    );
    observer.observe(board.current);
    return () => observer.disconnect();
  }, [isWanted]);
  if (failed) throw failed.failure;
  // Hidden, because the parent has the alternative text. Otherwise a PDF would contain each line as a figure without
  // alternative text. Until the chart is drawn, `data-drawing` marks the report as not ready for printing.
  return (
    <Board ref={board} aria-hidden="true" data-drawing={(isWanted && !isDrawn) || undefined} />
  );
}

const Board = styled.div`
  ${forcedChartColors}

  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;

  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
`;
