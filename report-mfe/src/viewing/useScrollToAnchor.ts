import { useEffect, useRef } from 'react';

/**
 * Scrolls to the slide in the address (`#timeline`) when it is rendered: it does not exist yet when the page opens.
 * @param isComplete whether all slides are rendered
 */
export function useScrollToAnchor(isComplete: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isComplete || isDone.current) return;
    isDone.current = true;
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [isComplete]);
}
