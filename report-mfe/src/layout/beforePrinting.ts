import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

const finishers = new Set<() => void>();

/**
 * Lets a part of the report finish its layout at once when the browser is about to print. Parts that appear while
 * others finish are finished, too.
 * @param finish sets state, which is rendered before the next part is asked
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

/** A loop over a set also visits what is added meanwhile; listeners of the event itself would not be called. */
function finishAll(): void {
  for (const finish of finishers) finish();
}
