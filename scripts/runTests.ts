import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { countTests, type TestCount } from './countTests.ts';
import { runTool } from './runTool.ts';

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

export type TestRun = {
  program: string;
  args: string[];
  /** Path of the JSON report that the program writes, relative to the root. */
  report: string;
  env?: Record<string, string>;
};

/**
 * Runs Jest or Playwright and counts the tests in its report. One failure is counted for a run that wrote no report,
 * ran no test, or ended with an error code although no test failed.
 */
export async function runTests({ program, args, report, env }: TestRun): Promise<TestCount> {
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const { code } = await runTool({
    program,
    args,
    env: { ...clearedVariables, ...env },
    output: 'show',
  });
  if (!existsSync(report)) return failedRun('wrote no report');
  const count = countTests(
    JSON.parse(readFileSync(report, 'utf8')) as Parameters<typeof countTests>[0],
  );
  if (count.passed + count.failed === 0) return failedRun('ran no tests');
  if (code !== 0 && count.failed === 0)
    return { ...failedRun(`exited with code ${code}`), passed: count.passed };
  return count;

  function failedRun(reason: string): TestCount {
    console.error(`✗ ${program} ${reason}`);
    return { passed: 0, failed: 1 };
  }
}
