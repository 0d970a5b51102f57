import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { runTool } from '../runTool.ts';
import { countTests, type TestCount } from './countTests.ts';

/** Environment variables that tests must not inherit, so that they behave the same on every machine. */
const clearedVariables = {
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
  DEMO: undefined,
  E2E_DATABASE: undefined,
  HOST: undefined,
  LOG_LEVEL: undefined,
  PORT: undefined,
  SITE_DIR: undefined,
  TEST_DATABASE_URL: undefined,
};

/** When a run must end: after this time, or when the signal is aborted. */
export type TestLimit = { limitMinutes: number; signal: AbortSignal };

export type TestRun = {
  program: string;
  args: string[];
  /** Path of the JSON report that the program writes, relative to the root. */
  report: string;
  env?: Record<string, string>;
  limit: TestLimit;
  /** Returns the names of what is running, for the message when the time limit ends the run. */
  listRunning?: () => string[];
};

/**
 * Jest prints this about a worker that has not ended half a minute after its tests (`workerGracefulExitTimeout`),
 * because a test has left something running. The summary lists it together with the tests that passed at a second try.
 */
const leftRunning = 'A worker process has failed to exit gracefully';

/**
 * Runs Jest or Playwright and counts the tests in its report. One failure is counted for a run that wrote no report,
 * ran no test, took longer than its limit, or ended with an error code although no test failed.
 */
export async function runTests(run: TestRun): Promise<TestCount> {
  const { program, args, report, env, limit, listRunning } = run;
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const { code, output, ended } = await runTool({
    program,
    args,
    env: {
      ...clearedVariables,
      // Ask for colours: the program does not write to the terminal itself, because its output is also kept.
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...env,
    },
    output: 'both',
    group: { limitSeconds: limit.limitMinutes * 60, signal: limit.signal, graceSeconds: 15 },
  });
  if (ended === 'limit') {
    const running = listRunning?.().map((name) => `\n  running: ${name}`) ?? [];
    return failedRun(`took longer than ${limit.limitMinutes} minutes${running.join('')}`);
  }
  if (!existsSync(report)) return failedRun('wrote no report');
  const count = countTests(
    JSON.parse(readFileSync(report, 'utf8')) as Parameters<typeof countTests>[0],
  );
  if (count.passed + count.failed === 0) return failedRun('ran no tests');
  if (count.failed > 0) return count;
  if (code !== 0) return { ...count, failed: failedRun(`exited with code ${code}`).failed };
  if (output.includes(leftRunning))
    return { ...count, secondTry: [...count.secondTry, 'a worker was ended by force'] };
  return count;

  function failedRun(reason: string): TestCount {
    console.error(`✗ ${program} ${reason}`);
    return { passed: 0, failed: 1, secondTry: [] };
  }
}
