import { useEffect, useRef } from 'react';

/**
 * Goes to the slide that the address names (`#timeline`): when the page came, the slide was not there yet.
 * @param isComplete whether all slides are there by now
 */
export function useAnchor(isComplete: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isComplete || isDone.current) return;
    isDone.current = true;
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [isComplete]);
}
