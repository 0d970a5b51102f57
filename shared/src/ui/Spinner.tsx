import { styled } from 'styled-components';
import { motion } from './look.ts';

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
