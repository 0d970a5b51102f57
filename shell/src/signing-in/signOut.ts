import { storageKeys, type Platform } from '@cert/shared/platform';
import { clearReturnPath } from './returnPath.ts';

/** Revokes and clears the session. Unsent changes stay in the browser for the account's next sign-in. */
export function signOut({ session, api, storage, tabStorage }: Platform): void {
  // The session ends even if the call fails. The server rejects an expired token anyway, so it is not revoked.
  if (!session.get()?.hasExpired) api.act('userLogout', {}).catch(() => undefined);
  session.end();
  for (const key of [storageKeys.questionnaire, storageKeys.final]) storage.removeItem(key);
  clearReturnPath(tabStorage);
}
