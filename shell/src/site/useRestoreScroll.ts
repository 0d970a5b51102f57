import { useContext, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router-dom';

/** Milliseconds after which a page that is still too short stays where it is. */
const waitMs = 10_000;

/** What a person does to scroll, or to use the page where it is. */
const ownActions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Completes what `ScrollRestoration` does after a reload and on the way back: it scrolls once, when the page may still be
 * loading and too short. This hook scrolls again whenever the page has grown, until it is where it was, or until the
 * person does something.
 */
export function useRestoreScroll(): void {
  const state = useContext(UNSAFE_DataRouterStateContext);
  const place = state?.restoreScrollPosition;
  const key = state?.location.key;
  useLayoutEffect(
    () => (typeof place === 'number' ? scrollWhenTall(place) : undefined),
    // The same place can be restored on another visit.
    [place, key],
  );
}

/** @returns a function that ends the attempts */
function scrollWhenTall(place: number): () => void {
  const isThere = () => window.scrollY >= Math.floor(place);
  if (isThere()) return () => undefined;
  const end = new AbortController();
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (isThere()) end.abort();
  });
  const timer = setTimeout(() => end.abort(), waitMs);
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const action of ownActions)
    window.addEventListener(action, () => end.abort(), {
      capture: true,
      passive: true,
      signal: end.signal,
    });
  observer.observe(document.body);
  return () => end.abort();
}
