import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * A text that somebody has entered, quoted whole. A long text scrolls within its own box, so that it does not cover the
 * page.
 */
export function LongText({ children }: { children: ReactNode }) {
  // A region that scrolls must be focusable, so that the arrow keys can scroll it.
  return <Quote tabIndex={0}>{children}</Quote>;
}

const Quote = styled.blockquote`
  max-block-size: 9rem;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
