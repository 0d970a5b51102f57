import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fontFamily } from '@cert/shared/ui';
import { useBeforePrinting } from './beforePrinting.ts';
import { areFontsLoaded } from './fonts.ts';

/** The fonts of the sheets. */
const fonts = [
  `400 1em ${fontFamily.sans}`,
  `400 1em ${fontFamily.serif}`,
  `600 1em ${fontFamily.serif}`,
  `700 1em ${fontFamily.serif}`,
];

type Props = {
  /** Whether the browser leaves out the layout of far sheets, and so does not request the fonts that only they need. */
  withoutFarSheets: boolean;
};

/**
 * Marks the report as unfinished while fonts of its sheets are loading. It belongs below the last sheet. Without far
 * sheets it contains each character of the report in each font, so that the browser requests these fonts.
 */
export function LoadingFontsMark({ withoutFarSheets }: Props) {
  const [isLoaded, setIsLoaded] = useState(false);
  const samples = useRef<HTMLDivElement>(null);
  useBeforePrinting(() => setIsLoaded(areFontsLoaded()));
  useLayoutEffect(() => {
    if (isLoaded || !samples.current) return undefined;
    if (withoutFarSheets) {
      const text = samples.current.closest('main')?.textContent;
      const characters = [...new Set(text)].join('');
      samples.current.replaceChildren(...fonts.map((font) => createSample(font, characters)));
    }
    let isMounted = true;
    const settle = () => isMounted && setIsLoaded(true);
    if (areFontsLoaded()) settle();
    else void document.fonts.ready.then(settle);
    return () => {
      isMounted = false;
    };
  }, [isLoaded, withoutFarSheets]);
  return isLoaded ? null : (
    <Samples ref={samples} className="screen-only" aria-hidden="true" data-measuring="fonts" />
  );
}

function createSample(font: string, characters: string): HTMLElement {
  const sample = document.createElement('span');
  sample.style.font = font;
  sample.textContent = characters;
  return sample;
}

const Samples = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  inline-size: 1px;
  block-size: 1px;
  overflow: clip;
  visibility: hidden;
`;
