import type { ParsedInput } from '@cert/shared/contract';

/** A module and a version as labels of a metric: those of the registry, else `other`. */
export type ModuleMetricLabels = { module: string; version: string };

/**
 * An event of modules that a page reports, for log and metrics. It never contains a message or anything else that a
 * user typed. The logger adds the request id and the account.
 */
export type ModuleEvent =
  | ({ event: 'module-failure'; labels: ModuleMetricLabels } & ParsedInput<'moduleFailed'>)
  | {
      event: 'module-loads';
      loads: (ParsedInput<'modulesLoaded'>['loads'][number] & { labels: ModuleMetricLabels })[];
    };
