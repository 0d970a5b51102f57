import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

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
  const latestRead = useRef(read);
  useLayoutEffect(() => {
    latestRead.current = read;
  });
  const isMeasured = measured?.of === of;
  useLayoutEffect(() => {
    if (isMeasured) return undefined;
    let isMounted = true;
    const measure = () => {
      if (isMounted && frame.current) setMeasured({ of, value: latestRead.current(frame.current) });
    };
    if (areFontsLoaded(frame.current)) measure();
    else void document.fonts.ready.then(measure);
    return () => {
      isMounted = false;
    };
  }, [of, isMeasured]);
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

/**
 * Whether the fonts of the sample are loaded. The browser requests fonts only during layout, so the function causes a
 * layout before it checks.
 */
function areFontsLoaded(sample: HTMLElement | null): boolean {
  sample?.getBoundingClientRect();
  return document.fonts.status === 'loaded';
}

const HiddenSample = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  inline-size: 297mm;
  block-size: 0;
  overflow: clip;
  visibility: hidden;
`;
