import type { Page } from '@playwright/test';
import type { Reply } from '@cert/shared/contract';
import { storageKeys } from '../../shared/src/platform/session/browserStorage.ts';
import { createSessionStore } from '../../shared/src/platform/session/session.ts';
import { demoAccounts, demoPassword, type DemoAccount } from './demoAccounts.ts';

/** An empty page of the site's origin, which gives access to its storage without loading the site. */
const emptyPage = '/empty-page-of-a-test';

/**
 * Signs in with a call and stores the session as the sign-in form does, which is faster than using the form. The page
 * is empty afterwards. `site.e2e.ts` and `password.e2e.ts` test the form.
 * @throws {Error} when the server rejects the sign-in
 */
export async function signInAs(page: Page, who: DemoAccount): Promise<void> {
  const email = demoAccounts[who];
  const answer = await page.request.post('/api', {
    data: { action: 'userLogin', email, password: demoPassword },
  });
  if (!answer.ok()) throw new Error(`${email} was not signed in: ${answer.status()}`);
  const { token, device, user } = (await answer.json()) as Reply<'userLogin'>;
  const stored = new Map([[storageKeys.device as string, device]]);
  createSessionStore({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }).start({ token, accountId: user.id, name: user.name, email, isCertifier: user.certifier });
  await page.route(`**${emptyPage}`, (route) =>
    // Give the page an icon: otherwise the browser may request one from the site and report that it is missing.
    route.fulfill({
      contentType: 'text/html',
      body: '<title>Empty</title><link rel="icon" href="data:,">',
    }),
  );
  await page.goto(emptyPage);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [...stored],
  );
  await page.unroute(`**${emptyPage}`);
}
