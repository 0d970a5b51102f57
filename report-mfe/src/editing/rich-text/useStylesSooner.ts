import { useEffect } from 'react';

/** Where the browser cannot tell when it has nothing to do. */
const restMs = 2_000;

/**
 * Brings the editor's style sheet when the page has come to rest: it makes the browser look at every element of the
 * report anew, for which a writer would have to wait. The editor's code comes when somebody edits.
 * @param isWanted whether the texts may be edited at all
 */
export function useStylesSooner(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    // Whoever edits asks for it again, and is told then.
    const bring = () => void import('./editorStyles.ts').catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(bring, restMs);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(bring);
    return () => cancelIdleCallback(waiting);
  }, [isWanted]);
}
