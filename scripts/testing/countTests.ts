import { relative, resolve } from 'node:path';

export type TestCount = {
  /** Number of passed tests, including those of `secondTry`. */
  passed: number;
  failed: number;
  /** Files and titles of the tests that failed at first and passed when they were repeated. */
  secondTry: string[];
};

/** The fields of Jest's `--json` report that are used here. */
type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  /** Number of files that failed outside of their tests. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    /** Full path of the file. */
    name: string;
    assertionResults: { fullName: string; status: string; invocations?: number }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
};

/** The fields of Playwright's JSON report that are used here. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  /** The suites of the files; their titles are the files' paths. */
  suites: PlaywrightSuite[];
  /** Errors outside of any test, for instance in the global set-up or at the time limit of the whole run. */
  errors: unknown[];
};

/**
 * Counts the tests in a report of Jest or Playwright. A file that could not run and an error outside of any test count
 * as one failure each.
 */
export function countTests(report: JestReport | PlaywrightReport): TestCount {
  if ('stats' in report)
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected + report.errors.length,
      secondTry: report.suites.flatMap((suite) => listFlaky(suite)),
    };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    secondTry: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => `${relative(resolve(), name)} › ${fullName}`),
    ),
  };
}

function listFlaky({ title, suites = [], specs }: PlaywrightSuite): string[] {
  return [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')),
    ...suites.flatMap(listFlaky).map((inner) => ({ title: inner })),
  ].map((found) => `${title} › ${found.title}`);
}
