import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '@cert/shared/ui';

type Props = { title: string; children: ReactNode };

/** One group of the sidebar with its heading. */
export function SidebarBox({ title, children }: Props) {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
`;

const Title = styled.h2`
  font-size: ${fontSize.lead};
`;
