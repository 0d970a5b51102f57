import { constants } from 'node:os';

/**
 * Exits this process on Ctrl-C and when a supervisor ends it. The programs of `runTool` then end as well; without a
 * listener they would continue to run.
 * @param describe returns the line to print
 */
export function exitOnSignals(describe: () => string): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      console.error(`\n${describe()}`);
      process.exit(128 + constants.signals[signal]);
    });
}
