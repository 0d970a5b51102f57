import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The number of sheets to render at once: the cover and the contents, which are visible without scrolling. */
const firstCount = 2;

/**
 * Renders the first sheets at once and the others after the first paint, because the whole report takes too long to
 * render. Before printing it renders all sheets at once.
 */
export function useStagedSheets<Sheet>(sheets: readonly Sheet[]): {
  shown: readonly Sheet[];
  isComplete: boolean;
} {
  const [isComplete, setIsComplete] = useState(false);
  useEffect(() => {
    // Starts after the frame with the first sheets, and renders in slices so that scrolling stays smooth.
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
  return { shown: isComplete ? sheets : sheets.slice(0, firstCount), isComplete };
}
