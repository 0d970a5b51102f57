import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { motion, color, space } from '../look.ts';

/** A spinner beside a text; it does not move for users who prefer reduced motion. */
export function Spinner() {
  return <Ring viewBox="0 0 16 16" aria-hidden="true" />;
}

const Ring = styled.svg.attrs({ children: <path d="M8 1.75A6.25 6.25 0 1 1 1.75 8" /> })`
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  animation: ${motion.turning};
`;

/** Delay before the text appears: during shorter loads, a flash of "Loading…" would only make the page feel slow. */
const delayMs = 300;

export type LoadingTextProps = { children: string };

/** Shows that something is loading, once it takes longer than 300 ms. */
export function LoadingText({ children }: LoadingTextProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Line role="status">
      {isShown && (
        <>
          <Spinner />
          {children}
        </>
      )}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 1.5em;
  color: ${color.inkSoft};
`;
