import { isRefusal, refuse } from '../../domain/index.ts';
import type { ActionName } from '../../contract/index.ts';
import type { SessionStore } from '../session/session.ts';
import type { Api } from './api.ts';

/** Actions that need no session. Their replies therefore do not show whether the session is valid. */
const sessionlessActions: ReadonlySet<ActionName> = new Set([
  'programme',
  'userLogin',
  'userLogout',
]);

/**
 * When the server answers "signed-out" in the middle of work, the call waits until the same account has signed in
 * again, in this tab or in another one, and is then sent with the new token. The calling code does not notice the
 * interruption. If a token is refused before it ever worked on this page, the session ends instead, because there is no
 * unsaved work.
 */
export function withSessionRenewal(api: Api, session: SessionStore): Api {
  let workedToken: string | undefined;

  async function callWithRenewal<Value>(
    action: ActionName,
    call: () => Promise<Value>,
  ): Promise<Value> {
    if (sessionlessActions.has(action)) return call();
    for (;;) {
      const before = session.get();
      try {
        // The session is known to have expired, so there is no need to send a call that will be refused.
        if (before?.hasExpired && !(await waitForRenewal(before.accountId)))
          throw refuse('signed-out');
        const { token } = session.get() ?? {};
        const reply = await call();
        workedToken = token;
        return reply;
      } catch (failure) {
        if (!before || !isRefusal(failure) || failure.code !== 'signed-out') throw failure;
        giveUp(before.token);
        if (!(await waitForRenewal(before.accountId))) throw failure;
      }
    }
  }

  /** Ends the session only if it still has the refused token: the user may have signed in again meanwhile. */
  function giveUp(token: string): void {
    if (session.get()?.token !== token) return;
    if (workedToken === token) session.expire();
    else session.lapse();
  }

  /** Resolves to true once the account has a working session again, to false when it is signed out. */
  function waitForRenewal(accountId: number): Promise<boolean> {
    return new Promise((resolve) => {
      const check = () => {
        const now = session.get();
        if (now?.hasExpired && now.accountId === accountId) return;
        stop();
        resolve(now?.accountId === accountId);
      };
      const stop = session.subscribe(check);
      check();
    });
  }

  return {
    ...api,
    read: (action, input) => callWithRenewal(action, () => api.read(action, input)),
    readTagged: (action, input, known) =>
      callWithRenewal(action, () => api.readTagged(action, input, known)),
    act: (action, input) => callWithRenewal(action, () => api.act(action, input)),
  };
}
