import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '@cert/shared/ui';

type Props = { name: string; children: ReactNode };

/** One line with a fact about an area: its name on the left, its value on the right. */
export function Fact({ name, children }: Props) {
  return (
    <Line>
      <Name>{name}</Name>
      <Value>{children}</Value>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Name = styled.dt``;

const Value = styled.dd`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
`;
