import { useEffect, useState, type ComponentProps } from 'react';
import type Library from 'react-apexcharts';
import { createStore, useStore } from '@cert/shared/platform';

/** What draws, once it is there; one for all charts of the page. */
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

/** A drawing of the chart library, empty until that is there. Without it the report counts as failed. */
export function Chart(props: ComponentProps<typeof Library>) {
  const { Drawing } = useStore(library);
  const [failed, setFailed] = useState<{ failure: unknown }>();
  useEffect(() => {
    loadCharts().catch((failure: unknown) => setFailed({ failure }));
  }, []);
  if (failed) throw failed.failure;
  return Drawing && <Drawing {...props} />;
}
