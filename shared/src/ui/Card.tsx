import { useEffect, useRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, media, radius, shadow, space } from './tokens.ts';
import { keepCardMeasured } from './keepCardMeasured.ts';

/** `gold`: Above and Beyond. `quiet`: a surface inside another card, without a border. */
export type CardTone = 'plain' | 'gold' | 'quiet';

export type CardProps = {
  children: ReactNode;
  tone?: CardTone;
  /** Id of the heading inside the card. With it, the card is a section whose accessible name is that heading. */
  labelledBy?: string;
  /** Id for links such as `#question-7`. With it, the card can receive the focus. */
  id?: string;
  /**
   * Set for each card of a long column: the browser renders the card only while it is near the visible part of the
   * page. False by default.
   */
  isOneOfMany?: boolean;
};

/** A surface for one piece of content. */
export function Card({ children, tone = 'plain', labelledBy, id, isOneOfMany = false }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOneOfMany || !card.current) return undefined;
    return keepCardMeasured(card.current);
  }, [isOneOfMany]);
  return (
    <Surface
      ref={card}
      as={labelledBy ? 'section' : 'div'}
      aria-labelledby={labelledBy}
      id={id}
      tabIndex={id ? -1 : undefined}
      data-tone={tone}
      data-many={isOneOfMany || undefined}
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

  /*
   * Find in page, tabbing and fragment links still reach a card that is not rendered. The browser remembers its last
   * height.
   */
  &[data-many] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 24rem;
  }

  /*
   * Containment clips at the edge of the card, but an open bubble may extend beyond it. A bubble opens only under the
   * pointer or the focus; without these conditions the browser would search all cards for bubbles.
   */
  &[data-many='measuring'],
  &[data-many]:is(:hover, :focus-within):has([role='tooltip']:not([hidden])) {
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
