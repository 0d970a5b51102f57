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
};

/** One thing on its own surface. */
export function Card({ children, tone = 'plain', labelledBy, id }: CardProps) {
  return (
    <Surface
      as={labelledBy ? 'section' : 'div'}
      aria-labelledby={labelledBy}
      id={id}
      tabIndex={id ? -1 : undefined}
      $tone={tone}
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

const Surface = styled.div<{ $tone: CardTone }>`
  min-inline-size: 0;
  padding: ${space[5]};
  border: 1px solid;
  border-radius: ${radius.large};
  break-inside: avoid;

  ${({ $tone }) => tones[$tone]}

  &:target {
    border-color: ${color.brand};
  }

  @media ${media.phone} {
    padding: ${space[4]};
  }
`;
