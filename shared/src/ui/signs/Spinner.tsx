import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { motion, color, layoutSize, radius, space } from '../tokens.ts';

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

/** Whether the component has been shown for 300 ms. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** `children`: the text for screen readers. */
export type SkeletonProps = { children: string };

/**
 * A placeholder for content that takes longer than 300 ms to load: grey bars, and a text for screen readers. It has
 * three bars, and in a wide container also two cards below them.
 */
export function Skeleton({ children }: SkeletonProps) {
  const isShown = useIsLate();
  return (
    <Frame role="status">
      {isShown && (
        <>
          <span className="visually-hidden">{children}</span>
          <Bones aria-hidden="true">
            <span />
            <span />
            <span />
            <span />
            <span />
          </Bones>
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
  inline-size: 100%;
  min-block-size: 1.5em;
`;

const Bones = styled.span`
  display: grid;
  gap: ${space[3]};
  max-inline-size: ${layoutSize.content};

  & > span {
    block-size: ${space[4]};
    border-radius: ${radius.small};
    background: ${color.line};
  }

  & > :nth-child(n + 4) {
    display: none;
  }

  & > :first-child {
    inline-size: 60%;
  }

  & > :nth-child(3) {
    inline-size: 80%;
  }

  @container (min-width: 30rem) {
    gap: ${space[5]};

    & > :nth-child(n) {
      display: block;
      block-size: calc(2 * ${space[8]});
      border-radius: ${radius.large};
    }

    & > :nth-child(-n + 3) {
      block-size: ${space[5]};
      border-radius: ${radius.small};
    }
  }

  @media (forced-colors: active) {
    & > span {
      border: 1px solid GrayText;
    }
  }
`;
