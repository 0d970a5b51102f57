import type { ReactNode } from 'react';
import styled from 'styled-components';
import { layoutSize, fontSize, space } from '@cert/shared/ui';
import { Header } from './Header.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

type Props = { title: string; children: ReactNode };

/** A header and one column, for pages outside of a questionnaire. */
export function PlainPage({ title, children }: Props) {
  useDocumentTitle(title);
  return (
    <>
      <Header />
      <Column id="content" tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </Column>
    </>
  );
}

const Column = styled.main`
  display: grid;
  gap: ${space[5]};
  max-width: ${layoutSize.content};
  margin-inline: auto;
  padding: ${space[7]} ${space[5]};
  h1 {
    font-size: ${fontSize.display};
  }
`;
