import { useEffect } from 'react';

/** Delay before preloading in browsers without `requestIdleCallback`. */
const restMs = 2_000;

/**
 * Preloads the editor's style sheet when the page is idle. It makes the browser recalculate the styles of the whole
 * report, which would delay the start of editing. The editor's code loads when editing starts.
 * @param isWanted whether the texts can be edited
 */
export function useStylesSooner(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    // Ignores a failure: the start of editing loads it again and reports a failure then.
    const bring = () => void import('./editorStyles.ts').catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(bring, restMs);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(bring);
    return () => cancelIdleCallback(waiting);
  }, [isWanted]);
}
