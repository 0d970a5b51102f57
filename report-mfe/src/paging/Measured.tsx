import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

type Props<Value> = {
  /** Rendered invisibly at the width of a paper sheet, on every screen. It contains only what must be measured. */
  sample: ReactNode;
  /** Identifies the sample's content; a change triggers a new measurement. */
  of: string;
  /** Measures the sample after all fonts have loaded; null without a layout. */
  read: (sample: HTMLElement) => Value | null;
  /** Renders the content; the value is null until the measurement. */
  children: (value: Value | null) => ReactNode;
};

/** Renders content that depends on the size of a sample on paper. */
export function Measured<Value>({ sample, of, read, children }: Props<Value>) {
  const [seen, setSeen] = useState<{ of: string; value: Value | null } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const reading = useRef(read);
  useLayoutEffect(() => {
    reading.current = read;
  });
  const isOver = seen?.of === of;
  useLayoutEffect(() => {
    if (isOver) return undefined;
    let isWanted = true;
    const measure = () => {
      if (isWanted && frame.current) setSeen({ of, value: reading.current(frame.current) });
    };
    if (areFontsThere(frame.current)) measure();
    else void document.fonts.ready.then(measure);
    return () => {
      isWanted = false;
    };
  }, [of, isOver]);
  return (
    <>
      {children(seen?.value ?? null)}
      {!isOver && (
        <Unseen ref={frame} className="screen-only" aria-hidden="true" inert data-measuring>
          {sample}
        </Unseen>
      )}
    </>
  );
}

/** The layout of the sample requests its fonts, so it must come before the check. */
function areFontsThere(sample: HTMLElement | null): boolean {
  sample?.getBoundingClientRect();
  return document.fonts.status === 'loaded';
}

const Unseen = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  inline-size: 297mm;
  block-size: 0;
  overflow: clip;
  visibility: hidden;
`;
