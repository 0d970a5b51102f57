import { chromium, type Browser, type Page } from '@playwright/test';
import config from '../e2e/playwright.config.ts';
import { demoAccounts, demoPassword } from '../e2e/support/demoAccounts.ts';

/** The stories' browser. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(config.use?.launchOptions);
}

/** A page with nothing cached, signed in as the demo world's client. */
export async function openClientPage(browser: Browser, url: string): Promise<Page> {
  const reply = await fetch(`${url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      action: 'userLogin',
      email: demoAccounts.client,
      password: demoPassword,
    }),
  });
  const { token, user } = (await reply.json()) as {
    token: string;
    user: { id: number; name: string };
  };
  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  await context.addInitScript(
    ([authToken, account]) => {
      localStorage.setItem('authToken', authToken ?? '');
      localStorage.setItem('account', account ?? '');
      localStorage.setItem('certifier', 'false');
      localStorage.setItem('language', 'en');
    },
    [token, JSON.stringify({ id: user.id, name: user.name })],
  );
  return context.newPage();
}
