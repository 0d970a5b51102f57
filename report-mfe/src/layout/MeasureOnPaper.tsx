import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBeforePrinting } from './beforePrinting.ts';
import { areFontsLoaded } from './fonts.ts';

type Props<Value> = {
  /** Rendered invisibly at the width of a paper sheet, on every screen. It contains only what must be measured. */
  sample: ReactNode;
  /** A text that identifies the content of the sample. When it changes, the sample is measured again. */
  of: string;
  /** Measures the sample; called after all fonts have loaded. Returns null if there is no layout. */
  read: (sample: HTMLElement) => Value | null;
  /** Renders the content with the measured value, which is null until the measurement. */
  children: (value: Value | null) => ReactNode;
};

/** Renders content that depends on the size of a sample on paper. */
export function MeasureOnPaper<Value>({ sample, of, read, children }: Props<Value>) {
  const [measured, setMeasured] = useState<{ of: string; value: Value | null } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isMeasured = measured?.of === of;
  const measureNow = () => {
    if (frame.current) setMeasured({ of, value: read(frame.current) });
  };
  const measure = useEffectEvent(measureNow);
  useLayoutEffect(() => {
    if (isMeasured) return undefined;
    let isMounted = true;
    if (areFontsLoaded()) measure();
    else void document.fonts.ready.then(() => isMounted && measure());
    return () => {
      isMounted = false;
    };
  }, [of, isMeasured]);
  useBeforePrinting(() => {
    // The fonts may be loaded already, although the promise `document.fonts.ready` is not fulfilled yet.
    if (!isMeasured && areFontsLoaded()) measureNow();
  });
  return (
    <>
      {children(measured?.value ?? null)}
      {!isMeasured && (
        <HiddenSample ref={frame} className="screen-only" aria-hidden="true" inert data-measuring>
          {sample}
        </HiddenSample>
      )}
    </>
  );
}

const HiddenSample = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  inline-size: 297mm;
  block-size: 0;
  overflow: clip;
  visibility: hidden;
`;
