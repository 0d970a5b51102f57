import type { UseCase } from '../useCase.ts';

/** Passes the load times that a page reports to log and metrics. */
export const recordModuleLoadTimes: UseCase<'modulesLoaded'> = async (
  { loads },
  { logEvent, labelModule },
) => {
  const labelled = [];
  for (const load of loads) labelled.push({ ...load, labels: await labelModule(load) });
  logEvent({ event: 'module-loads', loads: labelled });
  return {};
};
