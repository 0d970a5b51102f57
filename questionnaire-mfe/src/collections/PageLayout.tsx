import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layoutSize, fontSize, space } from '@cert/shared/ui';

type Props = {
  title: string;
  /** Uses smaller text and gaps, for a page whose list has to fit on one screen. */
  isCompact?: boolean;
  children: ReactNode;
};

/** Title and introduction of a page that shows several areas. */
export function PageHeader({ title, isCompact, children }: Props) {
  return (
    <Head data-compact={isCompact}>
      <h1>{title}</h1>
      <p>{children}</p>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space[2]};

  & > p {
    max-inline-size: ${layoutSize.measure};
    font-size: ${fontSize.lead};
    color: ${color.inkSoft};
  }

  &[data-compact] {
    gap: ${space[1]};
  }

  &[data-compact] > h1 {
    font-size: ${fontSize.title};
  }

  &[data-compact] > p {
    font-size: ${fontSize.text};
  }
`;

/** The column of the page: as wide as an area's questions or, for a list with several columns, as wide as the page. */
export const PageColumn = styled.div<{ $isWide?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isWide = false }) =>
    $isWide ? 'minmax(0, 1fr)' : `minmax(0, ${layoutSize.content})`};
  align-content: start;
  gap: ${space[4]};
`;
