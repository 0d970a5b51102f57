export type TestCount = { passed: number; failed: number };

/** The fields of Jest's `--json` report that are used here. */
type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  /** Number of files that failed outside of their tests. */
  numRuntimeErrorTestSuites: number;
};

/** The fields of Playwright's JSON report that are used here. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Errors outside of any test, for instance in the global set-up. */
  errors: unknown[];
};

/**
 * Counts passed and failed tests in a report of Jest or Playwright. A file that could not run, an error outside of any
 * test, and a flaky test count as one failure each.
 */
export function countTests(report: JestReport | PlaywrightReport): TestCount {
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
