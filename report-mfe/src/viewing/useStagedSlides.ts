import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The number of slides to render at once: the cover and the contents, which are visible without scrolling. */
const firstCount = 2;

/**
 * Renders the first slides at once and the others after the first paint, because the whole report takes too long to
 * render. Before printing it renders all slides at once.
 */
export function useStagedSlides<Slide>(slides: readonly Slide[]): {
  shown: readonly Slide[];
  isComplete: boolean;
} {
  const [isComplete, setIsComplete] = useState(false);
  useEffect(() => {
    // Starts after the frame with the first slides, and renders in slices so that scrolling stays smooth.
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
  return { shown: isComplete ? slides : slides.slice(0, firstCount), isComplete };
}
