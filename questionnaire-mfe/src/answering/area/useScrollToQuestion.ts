import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the card that the address names (`#question-7`) into view: it is drawn later than the browser looks. */
export function useScrollToQuestion(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const card = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!card) return;
    card.scrollIntoView({ block: 'start' });
    card.focus({ preventScroll: true });
    // The cards above are drawn only now that they are near, and are not as tall as they were taken to be.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => card.scrollIntoView({ block: 'start' }));
    });
    return () => cancelAnimationFrame(frame);
    // `key`: following the same link once more leads there once more.
  }, [hash, key]);
}
