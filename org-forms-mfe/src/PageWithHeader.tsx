import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layoutSize, fontSize, space } from '@cert/shared/ui';

type Props = {
  /** Small text above the title that states the position of the page in the process: "0 · Start of the meeting". */
  crumb?: string;
  title: string;
  /** Shown below the title: the purpose of the page. */
  lead?: string | undefined;
  /** Whether to limit the width of the content to a readable line length. Default: the full width of a page. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** Layout of this module's pages: a header with the content below it. */
export function PageWithHeader({ crumb, title, lead, isNarrow = false, children }: Props) {
  return (
    <Rows $width={isNarrow ? layoutSize.measure : layoutSize.content}>
      <header>
        {crumb && <Crumb>{crumb}</Crumb>}
        <h1>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
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
  font-size: ${fontSize.small};
  letter-spacing: 0.02em;
  color: ${color.inkSoft};
`;

const Lead = styled.p`
  max-inline-size: ${layoutSize.measure};
  font-size: ${fontSize.lead};
  color: ${color.inkSoft};
`;
