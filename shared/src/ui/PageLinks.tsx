import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, layoutSize, media, radius, space } from './tokens.ts';

export type PageLinksProps = {
  /** The accessible name of the navigation. */
  label: string;
  /** A link to the page before; nothing on the first page. */
  previous: ReactNode;
  /** A link to the page after; nothing on the last page. */
  next: ReactNode;
  /** Which part of the list is shown: "51–100 of 200". */
  children?: ReactNode;
};

/** Links to the previous and the next page of a long list. */
export function PageLinks({ label, previous, next, children }: PageLinksProps) {
  return (
    <Links aria-label={label}>
      <Side>{previous}</Side>
      <Range>{children}</Range>
      <Side>{next}</Side>
    </Links>
  );
}

const Links = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};

  @media ${media.print} {
    display: none;
  }
`;

const Side = styled.span`
  flex: 1;

  &:last-child {
    text-align: end;
  }

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${layoutSize.target};
    padding-inline: ${space[3]};
    border-radius: ${radius.medium};
    font-weight: 600;
    color: ${color.brand};
  }

  & > a:hover {
    background: ${color.brandSoft};
  }
`;

const Range = styled.span`
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${color.inkSoft};
`;
