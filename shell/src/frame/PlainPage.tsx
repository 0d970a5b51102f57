import type { ReactNode } from 'react';
import styled from 'styled-components';
import { layoutSize, fontSize, media, space } from '@cert/shared/ui';
import { Header } from './Header.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

type Props = {
  title: string;
  /** Whether the content has its own `h1`; the column is then also wider. False by default. */
  hasOwnHeading?: boolean;
  children: ReactNode;
};

/** A header and one column, for pages outside of a questionnaire. */
export function PlainPage({ title, hasOwnHeading = false, children }: Props) {
  useDocumentTitle(title);
  return (
    <>
      <Header />
      <Column id="content" tabIndex={-1} $isWide={hasOwnHeading}>
        {!hasOwnHeading && <h1>{title}</h1>}
        {children}
      </Column>
    </>
  );
}

const Column = styled.main<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-width: ${({ $isWide }) => ($isWide ? layoutSize.overview : layoutSize.content)};
  margin-inline: auto;
  padding: ${space[7]} ${space[5]};
  &:focus {
    outline: none;
  }
  @media ${media.tablet} {
    padding: ${space[5]} ${space[4]};
  }
  @media ${media.print} {
    padding: 0;
  }
  h1 {
    font-size: ${fontSize.display};
  }
`;
