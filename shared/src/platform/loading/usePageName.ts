import { useEffect } from 'react';
import { usePlatform } from '../platform.ts';

/**
 * Says what the open page is called, for the document's title and for screen readers. Only for a page whose name
 * depends on what it shows: every other one is called as its link in `module.json` is.
 */
export function usePageName(name: string | undefined): void {
  const { pageName } = usePlatform();
  useEffect(() => {
    pageName.set(name);
    return () => pageName.set(undefined);
  }, [pageName, name]);
}
