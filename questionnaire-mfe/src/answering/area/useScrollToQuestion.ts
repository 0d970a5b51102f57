import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the question card in the address (`#question-7`). The browser tries to scroll before the page has rendered
 * the card, so this hook scrolls afterwards.
 */
export function useScrollToQuestion(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const card = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!card) return;
    card.scrollIntoView({ block: 'start' });
    card.focus({ preventScroll: true });
    // The browser renders the cards above only when they come near the viewport. Their real height differs from the
    // estimate, so scroll again after that.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => card.scrollIntoView({ block: 'start' }));
    });
    return () => cancelAnimationFrame(frame);
    // `key` changes on each navigation, so following the same link again scrolls again.
  }, [hash, key]);
}
