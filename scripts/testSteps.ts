import type { TestCount } from './countTests.ts';
import { ensureClamav } from './ensureClamav.ts';
import { ensureChromium } from './ensureChromium.ts';
import { ensureNginx } from './ensureNginx.ts';
import { ensureHunspell } from './ensureHunspell.ts';
import { ensurePoppler } from './ensurePoppler.ts';
import { runChecks } from './runChecks.ts';
import { runTests } from './runTests.ts';
import { runTool } from './runTool.ts';
import { startPostgres } from './startPostgres.ts';

const server = 'server/src/';

/** The steps of `npm test` in their order. Each returns the number of passed and failed tests. */
export const testSteps: Record<string, () => Promise<TestCount>> = {
  check: () => {
    ensureHunspell();
    ensureClamav();
    return runChecks();
  },
  unit: () => runJest('unit', ['--selectProjects', 'node', '--testPathIgnorePatterns', server]),
  'server on PGlite': () => runJest('server-pglite', ['--selectProjects', 'node', '--', server]),
  'server on PostgreSQL': runOnPostgres,
  browser: () => runJest('browser', ['--selectProjects', 'browser']),
  build,
  e2e,
};

/** The steps that an argument of `npm test --` runs. */
export const stepsByArgument: Record<string, string[]> = {
  check: ['check'],
  unit: ['unit'],
  server: ['server on PGlite', 'server on PostgreSQL'],
  browser: ['browser'],
  e2e: ['build', 'e2e'],
};

function runJest(name: string, args: string[], env?: Record<string, string>): Promise<TestCount> {
  const report = `.cache/test/${name}.json`;
  const own = ['--json', `--outputFile=${report}`, '--maxWorkers=2'];
  return runTests({ program: 'jest', args: [...own, ...args], report, env });
}

async function runOnPostgres(): Promise<TestCount> {
  const postgres = await startPostgres();
  const stopAndEnd = () => void postgres.stop().finally(() => process.exit(1));
  process.once('SIGINT', stopAndEnd).once('SIGTERM', stopAndEnd);
  try {
    const args = ['--selectProjects', 'node', '--', server];
    return await runJest('server-postgres', args, { TEST_DATABASE_URL: postgres.url });
  } finally {
    process.off('SIGINT', stopAndEnd).off('SIGTERM', stopAndEnd);
    await postgres.stop();
  }
}

async function build(): Promise<TestCount> {
  const { code } = await runTool({ program: 'node', args: ['scripts/build.mjs'], output: 'show' });
  return code === 0 ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 };
}

function e2e(): Promise<TestCount> {
  ensurePoppler();
  ensureNginx();
  return runTests({
    program: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    report: '.cache/test/e2e.json',
    env: { CHROMIUM_PATH: ensureChromium() },
  });
}
