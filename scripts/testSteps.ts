import { dirname } from 'node:path';
import type { TestCount } from './countTests.ts';
import { ensureClamav } from './ensureClamav.ts';
import { ensureChromium, ensureHeadlessShell } from './ensureChromium.ts';
import { ensureFirefox } from './ensureFirefox.ts';
import { ensureNginx } from './ensureNginx.ts';
import { ensureHunspell } from './ensureHunspell.ts';
import { ensurePoppler } from './ensurePoppler.ts';
import { ensurePostgres } from './ensurePostgres.ts';
import { ensureWebkit } from './ensureWebkit.ts';
import { runChecks } from './runChecks.ts';
import { runTests } from './runTests.ts';
import { runTool } from './runTool.ts';
import { listPostgresTests } from './postgresTests.ts';
import { startPostgres } from './startPostgres.ts';

const root = dirname(import.meta.dirname);
const server = 'server/src/';

/** All steps in their order. Each returns the number of passed and failed tests. */
export const testSteps: Record<string, () => Promise<TestCount>> = {
  check: () => {
    ensureHunspell();
    ensureClamav();
    return runChecks();
  },
  unit: () => runJest('unit', ['--selectProjects', 'node', '--testPathIgnorePatterns', server]),
  'server on PGlite': () => runJest('server-pglite', ['--selectProjects', 'node', '--', server]),
  'server on PostgreSQL': () => runOnPostgres(listPostgresTests(root).map(({ file }) => file)),
  'whole server on PostgreSQL': () => runOnPostgres([server]),
  browser: () => runJest('browser', ['--selectProjects', 'browser']),
  build,
  e2e: () => runE2e('e2e'),
  'e2e on the embedded database': () => runE2e('e2e-embedded', { E2E_DATABASE: 'embedded' }),
};

/** The steps of `npm test` without arguments. */
export const defaultSteps: readonly string[] = [
  'check',
  'unit',
  'server on PGlite',
  'server on PostgreSQL',
  'browser',
  'build',
  'e2e',
];

/** The steps that an argument of `npm test --` runs. */
export const stepsByArgument: Record<string, string[]> = {
  check: ['check'],
  unit: ['unit'],
  server: ['server on PGlite', 'server on PostgreSQL'],
  browser: ['browser'],
  e2e: ['build', 'e2e'],
  // Everything on both databases. The step `server on PostgreSQL` is left out, because the step with all server tests
  // includes its tests.
  all: Object.keys(testSteps).filter((name) => name !== 'server on PostgreSQL'),
};

function runJest(name: string, args: string[], env?: Record<string, string>): Promise<TestCount> {
  const report = `.cache/test/${name}.json`;
  const own = ['--json', `--outputFile=${report}`, '--maxWorkers=2'];
  return runTests({ program: 'jest', args: [...own, ...args], report, env });
}

async function runOnPostgres(paths: readonly string[]): Promise<TestCount> {
  const postgres = await startPostgres();
  const stopAndEnd = () => void postgres.stop().finally(() => process.exit(1));
  process.once('SIGINT', stopAndEnd).once('SIGTERM', stopAndEnd);
  try {
    const args = ['--selectProjects', 'node', '--', ...paths];
    return await runJest('server-postgres', args, { TEST_DATABASE_URL: postgres.url });
  } finally {
    process.off('SIGINT', stopAndEnd).off('SIGTERM', stopAndEnd);
    await postgres.stop();
  }
}

async function build(): Promise<TestCount> {
  const { code } = await runTool({ program: 'node', args: ['scripts/build.ts'], output: 'show' });
  return code === 0 ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 };
}

function runE2e(name: string, env?: Record<string, string>): Promise<TestCount> {
  ensurePoppler();
  ensureNginx();
  ensurePostgres();
  const webkit = ensureWebkit();
  return runTests({
    program: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    report: `.cache/test/${name}.json`,
    env: {
      ...env,
      CHROMIUM_PATH: ensureChromium(),
      HEADLESS_SHELL_PATH: ensureHeadlessShell(),
      FIREFOX_PATH: ensureFirefox(),
      WEBKIT_DRIVER_PATH: webkit.driver,
      XVFB_PATH: webkit.screen,
      E2E_REPORT: `${name}.json`,
    },
  });
}
