import { isRefusal, refuse } from '../../domain/index.ts';
import type { ActionName } from '../../contract/index.ts';
import type { SessionStore } from '../session/session.ts';
import type { Api } from './api.ts';

/** What a lost session keeps nobody from calling, so that its answer says nothing of the session either. */
const needsNoSession: ReadonlySet<ActionName> = new Set(['programme', 'userLogin', 'userLogout']);

/**
 * Keeps work going when the server says "signed-out" in the middle of it: the call waits until the same account has
 * signed in again, in this tab or in another, and is then made with the new token. So no form needs to know of it.
 * A token that was refused before it ever worked on this page ends the session instead: there is no work to keep.
 */
export function resumeCalls(api: Api, session: SessionStore): Api {
  let workedToken: string | undefined;

  async function persist<Value>(action: ActionName, call: () => Promise<Value>): Promise<Value> {
    if (needsNoSession.has(action)) return call();
    for (;;) {
      const before = session.get();
      try {
        // A session that is known to be over need not be refused again.
        if (before?.hasExpired && !(await renewal(before.accountId))) throw refuse('signed-out');
        const { token } = session.get() ?? {};
        const reply = await call();
        workedToken = token;
        return reply;
      } catch (failure) {
        if (!before || !isRefusal(failure) || failure.code !== 'signed-out') throw failure;
        giveUp(before.token);
        if (!(await renewal(before.accountId))) throw failure;
      }
    }
  }

  /** Only the token that was refused is given up: a newer sign-in may have happened meanwhile. */
  function giveUp(token: string): void {
    if (session.get()?.token !== token) return;
    if (workedToken === token) session.expire();
    else session.lapse();
  }

  /** Resolves once the account has a working session again (true), or has none any more (false). */
  function renewal(accountId: number): Promise<boolean> {
    return new Promise((resolve) => {
      const look = () => {
        const now = session.get();
        if (now?.hasExpired && now.accountId === accountId) return;
        stop();
        resolve(now?.accountId === accountId);
      };
      const stop = session.subscribe(look);
      look();
    });
  }

  return {
    ...api,
    read: (action, input) => persist(action, () => api.read(action, input)),
    readTagged: (action, input, known) =>
      persist(action, () => api.readTagged(action, input, known)),
    act: (action, input) => persist(action, () => api.act(action, input)),
  };
}
