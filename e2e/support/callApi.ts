import type { Page } from '@playwright/test';
import { contract, type ActionName, type Input, type Reply } from '@cert/shared/contract';

/**
 * Calls an API action directly, with the session of the user who is signed in on this page.
 * @returns the status and the body; for an error status the body does not have the type `Reply`
 */
export async function callApi<Name extends ActionName>(
  page: Page,
  action: Name,
  input: Input<Name>,
): Promise<{ status: number; reply: Reply<Name> }> {
  const authToken = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  // The token must be the first field: the server requires this in large bodies.
  const call = { authToken, action, ...input };
  const answer =
    contract[action].method === 'POST'
      ? await page.request.post('/api', { data: call })
      : await page.request.get('/api', { params: call as Record<string, string | number> });
  return { status: answer.status(), reply: (await answer.json()) as Reply<Name> };
}
