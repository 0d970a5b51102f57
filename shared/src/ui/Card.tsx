import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, media, radius, shadow, space } from './look.ts';

/** `gold`: above the ordinary. `quiet`: a surface inside of another one, without an edge. */
export type CardTone = 'plain' | 'gold' | 'quiet';

export type CardProps = {
  children: ReactNode;
  tone?: CardTone;
  /** Id of the heading inside: makes the card a section of that name. */
  labelledBy?: string;
  /** Where an address such as `#question-7` leads; the card can then take the focus. */
  id?: string;
  /** One of many below each other: laid out and painted only while it is near the screen. */
  isOneOfMany?: boolean;
};

/** One thing on its own surface. */
export function Card({ children, tone = 'plain', labelledBy, id, isOneOfMany }: CardProps) {
  return (
    <Surface
      as={labelledBy ? 'section' : 'div'}
      aria-labelledby={labelledBy}
      id={id}
      tabIndex={id ? -1 : undefined}
      data-tone={tone}
      data-many={isOneOfMany}
    >
      {children}
    </Surface>
  );
}

const tones = {
  plain: css`
    border-color: ${color.line};
    background: ${color.paper};
    box-shadow: ${shadow.low};
  `,
  gold: css`
    border-color: ${color.beyondLine};
    background: linear-gradient(${color.beyondSoft}, ${color.paper} ${space[8]}) ${color.paper};
    box-shadow: ${shadow.low};
  `,
  quiet: css`
    border-color: transparent;
    background: ${color.wash};
  `,
};

const Surface = styled.div`
  min-inline-size: 0;
  padding: ${space[5]};
  border: 1px solid;
  border-radius: ${radius.large};
  break-inside: avoid;

  &[data-tone='plain'] {
    ${tones.plain}
  }

  &[data-tone='gold'] {
    ${tones.gold}
  }

  &[data-tone='quiet'] {
    ${tones.quiet}
  }

  /* Find in page, tabbing and addresses reach it all the same. What it has been tall once is remembered. */
  &[data-many] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 24rem;
  }

  /* What is not drawn is cut off at the edge, which an open bubble may pass. */
  &[data-many]:has([role='tooltip']:not([hidden])) {
    content-visibility: visible;
  }

  @media print {
    &[data-many] {
      content-visibility: visible;
    }
  }

  &&:target {
    border-color: ${color.brand};
  }

  @media ${media.phone} {
    padding: ${space[4]};
  }
`;
