import { useEffect } from 'react';

/** Goes to the slide that the address names (`#timeline`): when the page came, the slide was not there yet. */
export function useAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
