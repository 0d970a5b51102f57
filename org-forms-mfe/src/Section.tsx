import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, color, layoutSize, media, fontSize, space } from '@cert/shared/ui';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A section of a form or of the account page: a card with a heading. */
export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <Rows>
        <Head>
          <h2 id={id}>{title}</h2>
          {lead && <p>{lead}</p>}
        </Head>
        {children}
      </Rows>
    </Card>
  );
}

/** Lays out short fields in two columns if there is room. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[4]};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Rows = styled.div`
  display: grid;
  gap: ${space[5]};
`;

const Head = styled.div`
  display: grid;
  gap: ${space[1]};

  & > h2 {
    font-size: ${fontSize.heading};
  }

  & > p {
    max-inline-size: ${layoutSize.measure};
    color: ${color.inkSoft};
  }
`;
