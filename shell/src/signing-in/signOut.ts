import { storageKeys, type Platform } from '@cert/shared/platform';
import { clearReturnPath } from './returnPath.ts';

/** Revokes and forgets the session. Unsent changes stay with the browser, for the account's next sign-in. */
export function signOut({ session, api, storage, tabStorage }: Platform): void {
  // The token is forgotten whatever the server says; one that has run out it knows no more.
  if (!session.get()?.hasExpired) api.act('userLogout', {}).catch(() => undefined);
  session.end();
  for (const key of [storageKeys.questionnaire, storageKeys.final]) storage.removeItem(key);
  clearReturnPath(tabStorage);
}
