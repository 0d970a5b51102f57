import { flushSync } from 'react-dom';
import type { SessionStore } from './session.ts';

/** Hides the whole page, with its dialogs (`look.css`). Unlike `display: none` it keeps scroll positions. */
const concealed = 'data-concealed';

/**
 * Guards a page that the browser keeps after it was left (back-forward cache) or that it has stopped in the background.
 * Such a page gets no messages of other tabs, so somebody else may have signed in meanwhile. It is hidden before it is
 * kept, and shown again only after it has read whose session is stored: if another account has signed in, what it
 * showed is removed first. See docs/product/people.md#sessions.
 * @returns the function that stops guarding
 */
export function guardCachedPage(session: Pick<SessionStore, 'reread'>): () => void {
  const root = document.documentElement;
  // Renders synchronously: no frame is painted that still contains what another account must not see.
  const reread = () => flushSync(() => session.reread());
  const conceal = () => root.setAttribute(concealed, '');
  const reveal = () => {
    reread();
    root.removeAttribute(concealed);
  };
  const onPageHide = ({ persisted }: PageTransitionEvent) => persisted && conceal();
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reveal();
  const onVisibility = () => document.visibilityState === 'visible' && reread();

  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('freeze', conceal);
  document.addEventListener('resume', reveal);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('freeze', conceal);
    document.removeEventListener('resume', reveal);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
