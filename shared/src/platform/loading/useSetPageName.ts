import { useEffect } from 'react';
import { usePlatform } from '../platform.ts';

/**
 * Sets the name of the open page, for the document's title and for screen readers. Only for a page whose name depends
 * on its content; other pages use the text of their link in `module.json`.
 */
export function useSetPageName(name: string | undefined): void {
  const { pageName } = usePlatform();
  useEffect(() => {
    pageName.set(name);
    return () => pageName.set(undefined);
  }, [pageName, name]);
}
