import { useEffect } from 'react';
import type { ApexOptions } from 'apexcharts';

type Props = { options: ApexOptions };

/**
 * Stands in for the chart library, which measures text and paths; jsdom cannot. It draws nothing, and tells that it has
 * drawn, so that the report can be printed.
 */
export function ChartStandIn({ options }: Props) {
  useEffect(() => {
    options.chart?.events?.mounted?.({ paper: () => ({ attr: () => undefined }) });
  }, [options]);
  return null;
}

// Under the library's name of the component.
export { ChartStandIn as default };
