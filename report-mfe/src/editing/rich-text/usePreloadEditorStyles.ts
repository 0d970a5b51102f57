import { useEffect } from 'react';

/** Delay before preloading in browsers without `requestIdleCallback`. */
const fallbackDelayMs = 2_000;

/**
 * Preloads the editor's style sheet when the page is idle. Adding the sheet makes the browser recalculate the styles of
 * the whole report, which would delay the start of editing. The editor's code is loaded only when editing starts.
 * @param isEditable whether the texts can be edited
 */
export function usePreloadEditorStyles(isEditable: boolean): void {
  useEffect(() => {
    if (!isEditable) return undefined;
    // Ignores a failure: when editing starts, the sheet is loaded again, and that failure is shown.
    const preload = () => void import('./editorStyles.ts').catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, fallbackDelayMs);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(preload);
    return () => cancelIdleCallback(handle);
  }, [isEditable]);
}
