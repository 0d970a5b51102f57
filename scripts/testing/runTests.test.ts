import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTests } from './runTests.ts';

let folder: string;
let printed: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-tests-'));
  // Keep the expected error messages out of the test output.
  printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

/** Calls `runTests` with a program that runs this code. */
function runCode(code: string, limitMinutes = 1) {
  return runTests({
    program: process.execPath,
    args: ['-e', code],
    report: join(folder, 'report.json'),
    limit: { limitMinutes, signal: new AbortController().signal },
    listRunning: () => ['server/src/slow.test.ts'],
  });
}
/** Calls `runTests` with a program that writes this report and exits with this code. */
function run(report: object | undefined, code: number) {
  const file = JSON.stringify(join(folder, 'report.json'));
  const write = report
    ? `require('fs').writeFileSync(${file}, ${JSON.stringify(JSON.stringify(report))});`
    : '';
  return runCode(`${write} process.exit(${code})`);
}
const jestReport = (numPassedTests: number, numFailedTests: number) => ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
});
const oneFailure = { passed: 0, failed: 1, secondTry: [] };

test('passed and failed tests are counted from the report', async () => {
  expect(await run(jestReport(3, 1), 1)).toEqual({ passed: 3, failed: 1, secondTry: [] });
});

test('a run without any test counts as failed', async () => {
  expect(await run(jestReport(0, 0), 0)).toEqual(oneFailure);
});

test('a run counts as failed if it exits with an error code although no test failed', async () => {
  expect(await run(jestReport(3, 0), 1)).toEqual({ passed: 3, failed: 1, secondTry: [] });
});

test('a run that had to stop a worker by force is listed with the tests that passed only when repeated', async () => {
  const file = JSON.stringify(join(folder, 'report.json'));
  const report = JSON.stringify(JSON.stringify(jestReport(3, 0)));
  const shown = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const code = `require('fs').writeFileSync(${file}, ${report});
    console.error('A worker process has failed to exit gracefully and has been force exited.');`;
  expect(await runCode(code)).toEqual({
    passed: 3,
    failed: 0,
    secondTry: ['a worker was ended by force'],
  });
  expect(shown.mock.calls.join()).toContain('force exited');
});

test('the report of an earlier run is not counted', async () => {
  writeFileSync(join(folder, 'report.json'), JSON.stringify(jestReport(5, 0)));
  expect(await run(undefined, 0)).toEqual(oneFailure);
});

test('a run that hangs is stopped at its time limit, and the message names the running test files', async () => {
  expect(await runCode('setInterval(() => {}, 1000)', 0.01)).toEqual(oneFailure);
  expect(printed.mock.calls.join()).toMatch(
    /took longer than 0\.01 minutes\n {2}running: server\/src\/slow\.test\.ts/,
  );
});
