import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { folders } from './support/folders.ts';
import { chromiumPath } from './support/startServer.ts';
import { environmentWithoutTestDate } from './support/testDate.ts';

/** End-to-end tests. `npm test -- e2e` builds the site first and finds or installs the browser. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/prepareDemo.ts',
  outputDir: join(folders.cache, 'e2e'),
  // Each test starts its own site, so the tests of one file can run in parallel.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Tests with the tag `@long` run in `npm test -- all`.
  ...(!process.env.E2E_LONG && { grepInvert: /@long/ }),
  // `npm test` names the tests that pass at a later try (docs/flaky.md).
  retries: 2,
  // A test takes up to a minute while another process uses a core; these limits only end tests that hang.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  globalTimeout: Number(process.env.E2E_LIMIT_MINUTES ?? 0) * 60_000,
  reporter: [
    ['list'],
    ['json', { outputFile: join(folders.cache, 'test', process.env.E2E_REPORT ?? 'e2e.json') }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'hr-HR',
    timezoneId: 'Europe/Zagreb',
    viewport: { width: 1440, height: 900 },
    // No animations: animated pages need a fifth more processor time, and a click waits until its element stands still.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces make a test about 12 % slower. `E2E_TRACE=1 npm test -- e2e` records them for the first tries, too.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      env: environmentWithoutTestDate,
      executablePath: process.env.HEADLESS_SHELL_PATH ?? chromiumPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Do not optimize scripts: the pages of a test are short-lived, so optimizing takes longer than it saves.
        '--js-flags=--max-opt=1',
      ],
    },
  },
});
