import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

const finishers = new Set<() => void>();

/**
 * Lets a part of the report finish its layout at once when the browser is about to print. Parts that appear while
 * others finish are finished, too.
 * @param finish sets state; the new state is rendered before `finish` of the next part is called
 */
export function useBeforePrinting(finish: () => void): void {
  const finishNow = useEffectEvent(finish);
  useLayoutEffect(() => {
    const run = () => flushSync(() => finishNow());
    finishers.add(run);
    if (finishers.size === 1) window.addEventListener('beforeprint', finishAll);
    return () => {
      finishers.delete(run);
      if (finishers.size === 0) window.removeEventListener('beforeprint', finishAll);
    };
  }, []);
}

/**
 * Calls all registered functions, including those that are registered during the loop. This is why each part does not
 * listen to the event itself: an event does not call listeners that are added while it is handled.
 */
function finishAll(): void {
  for (const finish of finishers) finish();
}
