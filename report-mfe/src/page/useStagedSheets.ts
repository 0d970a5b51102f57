import { startTransition, useEffect, useState } from 'react';
import { useBeforePrinting } from '../layout/beforePrinting.ts';

/**
 * Renders the cover immediately and the other sheets after the first paint, because rendering the whole report takes too
 * long. Before printing, it renders all sheets immediately.
 * @param atATime number of sheets that are added in one task
 * @returns `shown`: the sheets to render now; `isComplete`: whether these are all sheets
 */
export function useStagedSheets<Sheet>(
  sheets: readonly Sheet[],
  atATime: number,
): {
  shown: readonly Sheet[];
  isComplete: boolean;
} {
  const [count, setCount] = useState(1);
  useBeforePrinting(() => setCount(Infinity));
  const isComplete = count >= sheets.length;
  // A sheet that is added later, for example by an editor, is shown at once.
  if (isComplete && count < Infinity) setCount(Infinity);
  useEffect(() => {
    if (isComplete) return undefined;
    // Starts after the sheets of the last step are painted.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setCount(count + atATime)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, atATime, isComplete]);
  return { shown: sheets.slice(0, count), isComplete };
}
