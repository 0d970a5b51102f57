import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

type Props<Value> = {
  /** Drawn unseen, as wide as a sheet of paper whatever the screen's width; it needs no more than to be measured. */
  sample: ReactNode;
  /** Of what the sample is; it is measured again when this changes. */
  of: string;
  /** Reads what is wanted from the sample, once all fonts are there; null where nothing is laid out. */
  read: (sample: HTMLElement) => Value | null;
  /** Shows it; null is given while nothing is measured. */
  children: (value: Value | null) => ReactNode;
};

/** Shows what depends on how large something is on paper. */
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

/** The fonts that the sample needs are asked for when it is laid out. */
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
