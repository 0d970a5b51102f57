import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { countTests, type Count } from './countTests.ts';
import { runTool } from './runTool.ts';

/** What is set on this machine must not reach a test: each runs the same everywhere. */
const ownEnvironment = {
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
  DEMO: undefined,
  HOST: undefined,
  LOG_LEVEL: undefined,
  PORT: undefined,
  SITE_DIR: undefined,
  TEST_DATABASE_URL: undefined,
};

export type TestRun = {
  program: string;
  args: string[];
  /** Where the program writes its JSON report, from the root. */
  report: string;
  env?: Record<string, string>;
};

/**
 * Runs Jest or Playwright and counts the tests in its report. A run that failed without a failed test, that left no
 * report, or in which no test ran counts as one failure.
 */
export async function runTests({ program, args, report, env }: TestRun): Promise<Count> {
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const { code } = await runTool({
    program,
    args,
    env: { ...ownEnvironment, ...env },
    output: 'show',
  });
  if (!existsSync(report)) return failedRun('left no report');
  const count = countTests(
    JSON.parse(readFileSync(report, 'utf8')) as Parameters<typeof countTests>[0],
  );
  if (count.passed + count.failed === 0) return failedRun('ran no test');
  if (code !== 0 && count.failed === 0)
    return { ...failedRun(`ended with code ${code}`), passed: count.passed };
  return count;

  function failedRun(reason: string): Count {
    console.error(`✗ ${program} ${reason}`);
    return { passed: 0, failed: 1 };
  }
}
