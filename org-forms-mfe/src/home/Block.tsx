import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, fontSize, space } from '@cert/shared/ui';

type Props = { title: string; children: ReactNode };

/** A card of the home with its heading. */
export function Block({ title, children }: Props) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <Rows>
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
`;
