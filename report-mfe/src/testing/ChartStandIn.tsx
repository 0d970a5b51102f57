import { useEffect } from 'react';
import type { ApexOptions } from 'apexcharts';

type Props = { options: ApexOptions };

/**
 * Replaces the chart library, which cannot run in jsdom, because jsdom does not measure text and paths. It draws
 * nothing, but reports that it has drawn, so that the report can be printed.
 */
export function ChartStandIn({ options }: Props) {
  useEffect(() => {
    options.chart?.events?.mounted?.({ paper: () => ({ attr: () => undefined }) });
  }, [options]);
  return null;
}

// The library exports its component as `default`, so the stand-in does, too.
export { ChartStandIn as default };
