import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, extent, size, space } from '@cert/shared/ui';

type Props = {
  /** Where in the work one is. */
  crumb?: string;
  title: string;
  /** What the page is for. */
  lead: string;
  /** As wide as a line of text is read, instead of as wide as a page. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** A page of this module: its head, and its content below. */
export function HeadedPage({ crumb, title, lead, isNarrow = false, children }: Props) {
  return (
    <Rows $width={isNarrow ? extent.measure : extent.content}>
      <header>
        {crumb && <Crumb>{crumb}</Crumb>}
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
      </header>
      {children}
    </Rows>
  );
}

const Rows = styled.div<{ $width: string }>`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${({ $width }) => $width};

  & > header {
    display: grid;
    gap: ${space[2]};
  }
`;

const Crumb = styled.p`
  font-size: ${size.small};
  letter-spacing: 0.02em;
  color: ${color.inkSoft};
`;

const Lead = styled.p`
  max-inline-size: ${extent.measure};
  font-size: ${size.lead};
  color: ${color.inkSoft};
`;
