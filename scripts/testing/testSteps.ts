import { join } from 'node:path';
import type { TestCount } from './countTests.ts';
import { chooseDatabaseEngineSample } from './engineTests.ts';
import { createTestDateEnvironment, testDates, type TestDate } from './testDates.ts';
import { listBrowserVariables, type ProgramName } from './programs.ts';
import { listRunningFiles } from './recordRunningFiles.ts';
import { runTests, type TestLimit } from './runTests.ts';
import { parts } from '../parts.ts';
import { runChecks, runModuleChecks } from '../runChecks.ts';
import { runTool } from '../runTool.ts';
import { startPostgres } from '../startPostgres.ts';

const root = join(import.meta.dirname, '..', '..');
const server = 'server/src/';

export type TestStep = {
  /** After this time the step is ended and counts as failed. Several times what a quiet machine of 2 cores needs. */
  limitMinutes: number;
  /** Programs of the system that the step needs. */
  needs: readonly ProgramName[];
  run: (limit: TestLimit) => Promise<TestCount>;
};

const browsers = [
  'browser',
  'Firefox',
  'WebKit',
  'database',
  'pooler',
  'proxy',
  'poppler',
] as const;

/** All steps in their order. */
export const testSteps = {
  check: { limitMinutes: 12, needs: ['spelling'], run: runCheckStep },
  unit: {
    limitMinutes: 8,
    needs: ['database', 'pooler'],
    run: (limit) =>
      runJest(
        {
          name: 'unit',
          args: ['--selectProjects', 'node', '--testPathIgnorePatterns', server],
          // Many of these tests wait for a process or a file, so two workers leave a core idle.
          workers: 3,
        },
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
        chooseDatabaseEngineSample(root).map(({ file }) => file),
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
  e2e: { limitMinutes: 60, needs: browsers, run: (limit) => runE2e({ name: 'e2e' }, limit) },
  'every end-to-end test': {
    limitMinutes: 90,
    needs: browsers,
    run: (limit) => runE2e({ name: 'e2e', env: { E2E_LONG: '1' } }, limit),
  },
  'e2e on the embedded database': {
    limitMinutes: 90,
    needs: browsers,
    run: (limit) =>
      runE2e({ name: 'e2e-embedded', env: { E2E_LONG: '1', E2E_DATABASE: 'embedded' } }, limit),
  },
  'other dates': { limitMinutes: 60, needs: [...browsers, 'clock'], run: runAtOtherDates },
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

/** Checks and component tests of each module alone: `npm test -- report-mfe`. */
export const moduleSteps: Record<string, TestStep> = Object.fromEntries(
  parts
    .filter(({ folder }) => folder.endsWith('-mfe'))
    .map(({ folder }) => [
      folder,
      { limitMinutes: 12, needs: [], run: (limit: TestLimit) => runModule(folder, limit) },
    ]),
);

/** The steps that an argument of `npm test --` runs. */
export const stepsByArgument: Record<string, readonly TestStepName[]> = {
  check: ['check'],
  unit: ['unit'],
  server: ['server on PostgreSQL', 'engine tests on the embedded database'],
  browser: ['browser'],
  e2e: ['build', 'e2e'],
  // Everything on both databases. Two steps are left out, because longer steps contain them.
  all: (Object.keys(testSteps) as TestStepName[]).filter(
    (name) => name !== 'engine tests on the embedded database' && name !== 'e2e',
  ),
};

type Run = {
  /** Name of the report. */
  name: string;
  args?: readonly string[];
  env?: Record<string, string>;
  /** Number of test files that run at the same time; two by default, one per core of the usual machine. */
  workers?: number;
};

/**
 * Options of V8 for Jest and its workers. Each test file loads its modules anew. So optimised code is soon discarded,
 * and compiling it by TurboFan, the last compiler, takes more processor time than it saves (`max-opt`). And much memory
 * is used for a short time, which a larger young generation collects with a twentieth less processor time.
 */
const jestNodeOptions = ['--max-opt=2', '--max-semi-space-size=64'];

function runJest({ name, args = [], env, workers = 2 }: Run, limit: TestLimit): Promise<TestCount> {
  const report = `.cache/test/${name}.json`;
  const running = `.cache/test/${name}.running.txt`;
  const own = ['--json', `--outputFile=${report}`, `--maxWorkers=${workers}`];
  return runTests({
    program: 'node',
    args: [...jestNodeOptions, 'node_modules/jest/bin/jest.js', ...own, ...args],
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

async function runModule(folder: string, limit: TestLimit): Promise<TestCount> {
  const checks = await runModuleChecks(folder, limit);
  const args = ['--selectProjects', 'browser', '--', `${folder}/`];
  const tests = await runJest({ name: folder, args }, limit);
  return {
    ...tests,
    passed: checks.passed + tests.passed,
    failed: checks.failed + tests.failed,
  };
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

/**
 * Runs the unit and component tests and a tenth of the end-to-end tests at each of the `testDates`. The tenth differs
 * from date to date.
 */
async function runAtOtherDates(limit: TestLimit): Promise<TestCount> {
  const counts: TestCount[] = [];
  for (const [index, date] of (Object.keys(testDates) as TestDate[]).entries()) {
    console.log(`\n── ${date}`);
    const env = createTestDateEnvironment(date);
    const jest = ['--testPathIgnorePatterns', server];
    counts.push(await runJest({ name: `date-${index}`, args: jest, env }, limit));
    const tenth = [`--shard=${1 + 3 * index}/10`];
    counts.push(await runE2e({ name: `e2e-date-${index}`, args: tenth, env }, limit));
  }
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    secondTry: counts.flatMap(({ secondTry }) => secondTry),
  };
}

function runE2e(
  { name, args = [], env }: Run,
  { limitMinutes, signal }: TestLimit,
): Promise<TestCount> {
  return runTests({
    program: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', ...args],
    report: `.cache/test/${name}.json`,
    env: {
      ...env,
      ...listBrowserVariables(),
      E2E_REPORT: `${name}.json`,
      // At this limit, Playwright itself ends a run that hangs, names its tests and cleans up. If it fails to, its
      // process group is ended two minutes later.
      E2E_LIMIT_MINUTES: String(limitMinutes),
    },
    limit: { limitMinutes: limitMinutes + 2, signal },
  });
}
