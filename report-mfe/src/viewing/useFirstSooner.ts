import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The cover and the contents: what is seen before anybody scrolls. */
const first = 2;

/**
 * The first slides at once, and all of them after those have been seen: drawing the whole report takes longer than a
 * reader likes to look at nothing. Paper waits for none.
 */
export function useFirstSooner<Slide>(slides: readonly Slide[]): {
  shown: readonly Slide[];
  isComplete: boolean;
} {
  const [isComplete, setIsComplete] = useState(false);
  useEffect(() => {
    // After the frame that shows the first ones, and in slices: a report may be scrolled while the rest is made.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsComplete(true)));
    });
    const showAll = () => flushSync(() => setIsComplete(true));
    window.addEventListener('beforeprint', showAll);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('beforeprint', showAll);
    };
  }, []);
  return { shown: isComplete ? slides : slides.slice(0, first), isComplete };
}
