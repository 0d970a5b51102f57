import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { color, space } from './look.ts';
import { Spinner } from './Spinner.tsx';

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
