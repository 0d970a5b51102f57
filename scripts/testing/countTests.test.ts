import { resolve } from 'node:path';
import { countTests } from './countTests.ts';

test('a test file that could not run counts as one failure in a Jest report', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    numRuntimeErrorTestSuites: 1,
    testResults: [],
  };
  expect(countTests(report)).toEqual({ passed: 7, failed: 3, secondTry: [] });
});

test('a Jest test that passed only when it was repeated is listed', () => {
  const results = [
    { fullName: 'saves', status: 'passed', invocations: 1 },
    { fullName: 'grades blind', status: 'passed', invocations: 2 },
    { fullName: 'prints', status: 'failed', invocations: 2 },
  ];
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 0,
    testResults: [{ name: resolve('server/src/a.test.ts'), assertionResults: results }],
  };
  expect(countTests(report).secondTry).toEqual(['server/src/a.test.ts › grades blind']);
});

test('from a Playwright report, tests that passed only when repeated are listed, and a failed set-up is counted', () => {
  const specs = [
    { title: 'prints', tests: [{ status: 'flaky' }] },
    { title: 'saves', tests: [{ status: 'expected' }] },
  ];
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 },
    errors: [{ message: 'the site did not start' }],
    suites: [
      { title: 'report.e2e.ts', specs: [], suites: [{ title: 'on a phone', specs }] },
      { title: 'home.e2e.ts', specs: [{ title: 'opens', tests: [{ status: 'flaky' }] }] },
    ],
  };
  expect(countTests(report)).toEqual({
    passed: 6,
    failed: 2,
    secondTry: ['report.e2e.ts › on a phone › prints', 'home.e2e.ts › opens'],
  });
});
