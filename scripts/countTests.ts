export type Count = { passed: number; failed: number };

/** What is read of Jest's `--json` report. */
type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that broke before or between their tests. */
  numRuntimeErrorTestSuites: number;
};

/** What is read of Playwright's JSON report. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside of any test, for instance in the global set-up. */
  errors: unknown[];
};

/**
 * Counts passed and failed tests in a report of Jest or Playwright. A file that could not run and an error outside
 * of any test count as one failed test each; a flaky test counts as failed.
 */
export function countTests(report: JestReport | PlaywrightReport): Count {
  if ('stats' in report)
    return {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
    };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}
