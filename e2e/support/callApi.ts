import type { Page } from '@playwright/test';
import { contract, type ActionName, type Input, type Reply } from '@cert/shared/contract';

/**
 * Calls an action of the API as whoever is signed in on this page, past everything that the page itself would say.
 * @returns the status and the body; that of a refusal is not what its type says
 */
export async function callApi<Name extends ActionName>(
  page: Page,
  action: Name,
  input: Input<Name>,
): Promise<{ status: number; reply: Reply<Name> }> {
  const authToken = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  // First, as the server wants it in a large body.
  const call = { authToken, action, ...input };
  const answer =
    contract[action].method === 'POST'
      ? await page.request.post('/api', { data: call })
      : await page.request.get('/api', { params: call as Record<string, string | number> });
  return { status: answer.status(), reply: (await answer.json()) as Reply<Name> };
}
