import { moduleFailureReasons } from '@cert/shared/contract';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { UsedVersion } from '../modules/createModuleLabelReader.ts';
import type { ModuleMetricLabels } from '../modules/moduleEvent.ts';

type FailureReason = (typeof moduleFailureReasons)[number];

/**
 * Metrics of the modules that run in pages. The caller must limit the number of different labels
 * (`createModuleLabelReader`).
 */
export type ModuleMetrics = {
  /**
   * Counts a failure of a module that a page reported.
   * @param isReplaced whether the page shows another version instead
   */
  countModuleFailure: (
    failure: ModuleMetricLabels & { reason: FailureReason; isReplaced: boolean },
  ) => void;
  /**
   * Records the load time and the size of a module that a page reported.
   * @param bytes undefined if the page does not know the size
   */
  observeModuleLoad: (
    load: ModuleMetricLabels & { seconds: number; bytes?: number | undefined },
  ) => void;
  /** Sets the function that lists the versions in use; it is called at each scrape. */
  watchModules: (listUsed: () => Promise<readonly UsedVersion[]>) => void;
};

/** Upper limits of the histogram's buckets, in seconds. A load fails after 12 s (`partTimeoutMs`). */
const secondsBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 12, 30];
/** Upper limits of the histogram's buckets, in bytes. */
const bytesBuckets = [10_000, 25_000, 50_000, 100_000, 200_000, 400_000, 800_000];

/** Creates the metrics of modules: failures, fall-backs, load times and sizes as pages report them; versions in use. */
export function createModuleMetrics(registry: Registry): ModuleMetrics {
  const labelNames = ['module', 'version'] as const;
  let listUsed: () => Promise<readonly UsedVersion[]> = () => Promise.resolve([]);
  const failures = new Counter({
    name: 'certification_module_failures_total',
    help: 'Reports of pages that could not show a version of a module, by reason.',
    labelNames: [...labelNames, 'reason'],
    registers: [registry],
  });
  const fallbacks = new Counter({
    name: 'certification_module_fallbacks_total',
    help: 'Failed versions that pages have replaced by another one, by the version that failed.',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'certification_module_load_seconds',
    help: 'Time from the request of a module to its first part, as pages report it.',
    labelNames,
    buckets: secondsBuckets,
    registers: [registry],
  });
  const bytes = new Histogram({
    name: 'certification_module_load_bytes',
    help: 'Compressed size of the scripts and style sheets that a page has loaded of a module.',
    labelNames,
    buckets: bytesBuckets,
    registers: [registry],
  });
  new Gauge({
    name: 'certification_module_version_info',
    help: 'Always 1: the versions that the registry names, by use: stable, canary, last-good.',
    labelNames: [...labelNames, 'use'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { use, ...labels } of await listUsed()) {
        this.set({ ...labels, use }, 1);
        // Counters start at 0, so that the first failure of a version is already visible as an increase.
        if (use !== 'last-good')
          for (const reason of moduleFailureReasons) failures.inc({ ...labels, reason }, 0);
        fallbacks.inc(labels, 0);
      }
    },
  });
  return {
    countModuleFailure({ reason, isReplaced, ...labels }) {
      failures.inc({ ...labels, reason });
      if (isReplaced) fallbacks.inc(labels);
    },
    observeModuleLoad(load) {
      const labels = { module: load.module, version: load.version };
      seconds.observe(labels, load.seconds);
      if (load.bytes !== undefined) bytes.observe(labels, load.bytes);
    },
    watchModules: (list) => void (listUsed = list),
  };
}
