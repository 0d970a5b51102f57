import { join } from 'node:path';
import type { TestCount } from './countTests.ts';
import { listEngineTests } from './engineTests.ts';
import { browserPaths, type ProgramName } from './programs.ts';
import { listRunningFiles } from './recordRunningFiles.ts';
import { runTests, type TestLimit } from './runTests.ts';
import { runChecks } from '../runChecks.ts';
import { runTool } from '../runTool.ts';
import { startPostgres } from '../startPostgres.ts';

const root = join(import.meta.dirname, '..', '..');
const server = 'server/src/';

export type TestStep = {
  /** After this time the step is ended and counts as failed. About four times what a quiet machine of 2 cores needs. */
  limitMinutes: number;
  /** Programs of the system that the step needs. */
  needs: readonly ProgramName[];
  run: (limit: TestLimit) => Promise<TestCount>;
};

const browsers = ['browser', 'Firefox', 'WebKit', 'database', 'proxy', 'poppler'] as const;

/** All steps in their order. */
export const testSteps = {
  check: { limitMinutes: 12, needs: ['spelling'], run: runCheckStep },
  unit: {
    limitMinutes: 8,
    needs: ['database'],
    run: (limit) =>
      runJest(
        { name: 'unit', args: ['--selectProjects', 'node', '--testPathIgnorePatterns', server] },
        limit,
      ),
  },
  'server on PostgreSQL': {
    limitMinutes: 30,
    needs: ['database', 'scanner'],
    run: (limit) => runOnPostgres([server], limit),
  },
  'engine tests on the embedded database': {
    limitMinutes: 20,
    needs: [],
    run: (limit) =>
      runOnEmbedded(
        listEngineTests(root).map(({ file }) => file),
        limit,
      ),
  },
  'server on the embedded database': {
    limitMinutes: 45,
    needs: ['scanner'],
    run: (limit) => runOnEmbedded([server], limit),
  },
  browser: {
    limitMinutes: 12,
    needs: [],
    run: (limit) => runJest({ name: 'browser', args: ['--selectProjects', 'browser'] }, limit),
  },
  build: { limitMinutes: 8, needs: [], run: build },
  e2e: { limitMinutes: 60, needs: browsers, run: (limit) => runE2e('e2e', limit) },
  'e2e on the embedded database': {
    limitMinutes: 90,
    needs: browsers,
    run: (limit) => runE2e('e2e-embedded', limit, { E2E_DATABASE: 'embedded' }),
  },
} satisfies Record<string, TestStep>;

export type TestStepName = keyof typeof testSteps;

/** The steps of `npm test` without arguments. */
export const defaultSteps: readonly TestStepName[] = [
  'check',
  'unit',
  'server on PostgreSQL',
  'engine tests on the embedded database',
  'browser',
  'build',
  'e2e',
];

/** The steps that an argument of `npm test --` runs. */
export const stepsByArgument: Record<string, readonly TestStepName[]> = {
  check: ['check'],
  unit: ['unit'],
  server: ['server on PostgreSQL', 'engine tests on the embedded database'],
  browser: ['browser'],
  e2e: ['build', 'e2e'],
  // Everything on both databases. The step with all server tests includes the engine tests.
  all: (Object.keys(testSteps) as TestStepName[]).filter(
    (name) => name !== 'engine tests on the embedded database',
  ),
};

type JestRun = {
  /** Name of the report. */
  name: string;
  args: readonly string[];
  env?: Record<string, string>;
};

function runJest({ name, args, env }: JestRun, limit: TestLimit): Promise<TestCount> {
  const report = `.cache/test/${name}.json`;
  const running = `.cache/test/${name}.running.txt`;
  const own = ['--json', `--outputFile=${report}`, '--maxWorkers=2'];
  return runTests({
    program: 'jest',
    args: [...own, ...args],
    report,
    env: { ...env, RUNNING_TEST_FILES: running },
    limit,
    listRunning: () => listRunningFiles(running),
  });
}

function runOnEmbedded(paths: readonly string[], limit: TestLimit): Promise<TestCount> {
  const args = ['--selectProjects', 'node', '--', ...paths];
  return runJest({ name: 'server-embedded', args }, limit);
}

async function runOnPostgres(paths: readonly string[], limit: TestLimit): Promise<TestCount> {
  const postgres = await startPostgres();
  try {
    const args = ['--selectProjects', 'node', '--', ...paths];
    const env = { TEST_DATABASE_URL: postgres.url };
    return await runJest({ name: 'server-postgres', args, env }, limit);
  } finally {
    await postgres.stop();
  }
}

async function runCheckStep(limit: TestLimit): Promise<TestCount> {
  return { ...(await runChecks(limit)), secondTry: [] };
}

async function build({ limitMinutes, signal }: TestLimit): Promise<TestCount> {
  const { code, ended } = await runTool({
    program: 'node',
    args: ['scripts/build.ts'],
    output: 'show',
    group: { limitSeconds: limitMinutes * 60, signal },
  });
  if (ended === 'limit') console.error(`✗ the build took longer than ${limitMinutes} minutes`);
  return { passed: 0, failed: code === 0 ? 0 : 1, secondTry: [] };
}

function runE2e(
  name: string,
  { limitMinutes, signal }: TestLimit,
  env?: Record<string, string>,
): Promise<TestCount> {
  return runTests({
    program: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    report: `.cache/test/${name}.json`,
    env: {
      ...env,
      ...browserPaths(),
      E2E_REPORT: `${name}.json`,
      // Playwright ends a run that hangs, names its tests and cleans up. The process group ends later, if it does not.
      E2E_LIMIT_MINUTES: String(limitMinutes),
    },
    limit: { limitMinutes: limitMinutes + 2, signal },
  });
}
