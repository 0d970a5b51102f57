import { useContext, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router-dom';

/** Milliseconds to wait until the page is tall enough. After that, its scroll position is not restored. */
const waitMs = 10_000;

/** Events of a person who scrolls or uses the page. The page must then stay where it is. */
const ownActions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Completes `ScrollRestoration`, which scrolls only once after a reload or after “Back”, when the page may still be
 * loading and too short. This hook scrolls again whenever the page has grown, until it has reached the stored position
 * or the person does something.
 */
export function useRestoreScroll(): void {
  const state = useContext(UNSAFE_DataRouterStateContext);
  const place = state?.restoreScrollPosition;
  const key = state?.location.key;
  useLayoutEffect(
    () => (typeof place === 'number' ? scrollWhenTall(place) : undefined),
    // The key is needed because another visit may have the same position.
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
