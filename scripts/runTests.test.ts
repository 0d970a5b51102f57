import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTests } from './runTests.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-tests-'));
  // Keep the expected error messages out of the test output.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

/** Calls `runTests` with a program that writes this report and exits with this code. */
function run(report: object | undefined, code: number) {
  const file = join(folder, 'report.json');
  const write = report
    ? `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))});`
    : '';
  const args = ['-e', `${write} process.exit(${code})`];
  return runTests({ program: process.execPath, args, report: file });
}
const jestReport = (numPassedTests: number, numFailedTests: number) => ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites: 0,
});

test('passed and failed tests are counted from the report', async () => {
  expect(await run(jestReport(3, 1), 1)).toEqual({ passed: 3, failed: 1 });
});

test('a run without tests counts as failed', async () => {
  expect(await run(jestReport(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
});

test('a run that exits with an error code although no test failed counts as failed; its passed tests are counted', async () => {
  expect(await run(jestReport(3, 0), 1)).toEqual({ passed: 3, failed: 1 });
});

test('a report of an earlier run is not read', async () => {
  writeFileSync(join(folder, 'report.json'), JSON.stringify(jestReport(5, 0)));
  expect(await run(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});
