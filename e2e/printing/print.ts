/**
 * `node e2e/printing/print.ts <URL> [file.pdf]`: prints a report of a running site and lists its errors. The URL
 * includes the language: http://127.0.0.1:3000/en/4/report. By default it signs in as the main certifier of the demo
 * data; EMAIL and PASSWORD name another account.
 */
import { chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { demoAccounts, demoPassword } from '../support/demoAccounts.ts';
import { ensureChromium } from '../../scripts/ensureChromium.ts';
import { ensurePoppler } from '../../scripts/ensurePoppler.ts';
import { checkPrint } from './checkPrint.ts';

const [address, file] = process.argv.slice(2);
if (!address) {
  console.error('Usage: node e2e/printing/print.ts <URL of the report> [file.pdf]');
  process.exit(1);
}
ensurePoppler();
const browser = await chromium.launch({
  ...config.use?.launchOptions,
  executablePath: ensureChromium(),
});
try {
  const { origin } = new URL(address);
  const page = await browser.newPage({ baseURL: origin, viewport: config.use?.viewport });
  await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill(process.env.EMAIL ?? demoAccounts.lead);
  await page
    .locator('input[autocomplete="current-password"]')
    .fill(process.env.PASSWORD ?? demoPassword);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(address);
  const { errors, sheets, sizeBytes } = await checkPrint(page, file);
  for (const error of errors) console.log(error);
  console.log(
    `${sheets.length} sheets, ${(sizeBytes / 1_000_000).toFixed(1)} MB, ${errors.length} errors`,
  );
  process.exitCode = errors.length === 0 ? 0 : 1;
} finally {
  await browser.close();
}
