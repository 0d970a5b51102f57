import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, fontSize, media, space } from '@cert/shared/ui';

type Props = {
  title: string;
  children: ReactNode;
  /** Whether the card may be split across two pages in print, between its rows. */
  isLong?: boolean;
};

/** A card of the home page, with a heading. */
export function HomeCard({ title, children, isLong }: Props) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <Rows data-long={isLong}>
        <h2 id={id}>{title}</h2>
        {children}
      </Rows>
    </Card>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;

  h2 {
    font-size: ${fontSize.heading};
  }

  @media ${media.print} {
    &[data-long] {
      display: block;
    }

    &[data-long] > h2 {
      margin-block-end: ${space[3]};
      break-after: avoid;
    }
  }
`;
