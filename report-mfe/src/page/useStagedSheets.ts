import { startTransition, useEffect, useState } from 'react';
import { useBeforePrinting } from '../layout/beforePrinting.ts';

/**
 * Renders the cover immediately and all other sheets after the first paint, because rendering the whole report takes
 * too long. Before printing, it renders all sheets immediately.
 * @returns `shown`: the sheets to render now; `isComplete`: whether these are all sheets
 */
export function useStagedSheets<Sheet>(sheets: readonly Sheet[]): {
  shown: readonly Sheet[];
  isComplete: boolean;
} {
  const [isComplete, setIsComplete] = useState(false);
  useBeforePrinting(() => setIsComplete(true));
  useEffect(() => {
    // Starts after the cover is painted. The transition can be interrupted, so that scrolling stays smooth.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsComplete(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return { shown: isComplete ? sheets : sheets.slice(0, 1), isComplete };
}
