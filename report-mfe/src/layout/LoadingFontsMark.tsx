import { useLayoutEffect, useState } from 'react';
import { useBeforePrinting } from './beforePrinting.ts';
import { areFontsLoaded } from './fonts.ts';

/** Marks the report as unfinished while fonts of its sheets are loading. It belongs below the last sheet. */
export function LoadingFontsMark() {
  const [isLoaded, setIsLoaded] = useState(false);
  useBeforePrinting(() => setIsLoaded(areFontsLoaded()));
  useLayoutEffect(() => {
    if (isLoaded) return undefined;
    let isMounted = true;
    const settle = () => isMounted && setIsLoaded(true);
    if (areFontsLoaded()) settle();
    else void document.fonts.ready.then(settle);
    return () => {
      isMounted = false;
    };
  }, [isLoaded]);
  return isLoaded ? null : <span hidden data-measuring="fonts" />;
}
