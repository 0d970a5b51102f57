import { countTests } from './countTests.ts';

test('a Jest report counts its tests, and a file that could not run as one failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
  expect(countTests(report)).toEqual({ passed: 7, failed: 3 });
});

test('a Playwright report counts a flaky test and a failed set-up as failed', () => {
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 },
    errors: [{ message: 'the site did not start' }],
  };
  expect(countTests(report)).toEqual({ passed: 5, failed: 3 });
});
