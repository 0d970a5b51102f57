import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storageKeys, usePlatform, useStore, type Platform } from '@cert/shared/platform';
import { useSendUnsentChanges } from '../unsent/useSendUnsentChanges.ts';
import { useUnsentChangeCount } from '../unsent/useUnsentChangeCount.ts';
import { clearReturnPath } from './returnPath.ts';

/** State of the navigation to `/login`. There is no state when somebody opens the address directly. */
export type SignInNavigationState = {
  /** A page redirected here because it had no session. A session that another account has started is then not ended. */
  isRedirect?: boolean;
  /** The user has already been asked about unsent changes. */
  hasConfirmed?: boolean;
  /** The e-mail of somebody who has just chosen a password. */
  email?: string;
};

/** `sending`: unsent changes are sent first. `asking`: some could not be sent. `open`: the form can be shown. */
type Phase = 'sending' | 'asking' | 'open';

/**
 * Ends the session when the sign-in page opens. Sends unsent changes first. Ends only the session that the page had
 * when it opened, never a session that another tab has started.
 * @returns `signOut` ends the session although changes are unsent
 */
export function useEndSession(): { phase: Phase; signOut: () => void } {
  const platform = usePlatform();
  const { session } = platform;
  const current = useStore(session);
  const navigate = useNavigate();
  const unsent = useUnsentChangeCount();
  const sendAll = useSendUnsentChanges();
  const state = useLocation().state as SignInNavigationState | null;
  /** The session that is to be ended. */
  const [left] = useState(() => (state?.isRedirect ? null : session.get()));
  const [isAsking, setAsking] = useState(false);

  /**
   * Ends the session unless changes cannot be sent.
   * @param isShown whether the page is still shown, after the unsent changes were sent
   * @returns whether to ask before the session is ended
   */
  const decide = useEffectEvent(async (isShown: () => boolean) => {
    // Another tab may have ended the session or started another one. If another account has signed in there, the first
    // call ends this page's session, and the second call adopts the session of that account, so that the page can offer
    // to continue it.
    session.reread();
    if (!session.get()) session.reread();
    const isStillLeft = () => left !== null && session.get()?.accountId === left.accountId;
    // Removes the confirmation from the history entry: after a reload it would wrongly apply to another session.
    if (state?.hasConfirmed) void navigate('/login', { replace: true, state: null });
    if (!isStillLeft()) return false;
    const canEnd = unsent === 0 || state?.hasConfirmed || (await sendAll());
    if (!isShown() || !isStillLeft()) return false;
    if (canEnd) endSession(platform);
    return !canEnd;
  });
  // A layout effect runs before the first paint, so the page never shows the account that is being signed out.
  useLayoutEffect(() => {
    let isShown = true;
    void decide(() => isShown).then((mustAsk) => {
      if (mustAsk) setAsking(true);
    });
    return () => void (isShown = false);
  }, []);

  const isLeaving = current !== null && current.token === left?.token;
  const leavingPhase = isAsking ? 'asking' : 'sending';
  return { phase: isLeaving ? leavingPhase : 'open', signOut: () => endSession(platform) };
}

/** Revokes and clears the session. Unsent changes remain in the browser until the account signs in again. */
function endSession({ session, api, storage, tabStorage }: Platform): void {
  // The session ends even if the call fails. The server rejects an expired token anyway, so it is not revoked.
  if (!session.get()?.hasExpired) api.act('userLogout', {}).catch(() => undefined);
  session.end();
  for (const key of [storageKeys.questionnaire, storageKeys.final]) storage.removeItem(key);
  clearReturnPath(tabStorage);
}
