import { useEffect } from 'react';

/** Delay before preloading in browsers without `requestIdleCallback`. */
const fallbackDelayMs = 2_000;

/**
 * Preloads the editor's style sheet when the page is idle. It makes the browser recalculate the styles of the whole
 * report, which would delay the start of editing. The editor's code loads when editing starts.
 * @param isEditable whether the texts can be edited
 */
export function usePreloadEditorStyles(isEditable: boolean): void {
  useEffect(() => {
    if (!isEditable) return undefined;
    // Ignores a failure: the start of editing loads it again and reports a failure then.
    const preload = () => void import('./editorStyles.ts').catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, fallbackDelayMs);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(preload);
    return () => cancelIdleCallback(handle);
  }, [isEditable]);
}
