import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, stroke } from './look.ts';

/** A tab for a page: with the caller's link (native or of the router), or disabled if the page cannot be opened now. */
export type Tab =
  | {
      id: string | number;
      link: ReactElement<{ 'aria-current'?: 'page' | undefined }>;
      isCurrent?: boolean;
    }
  | { id: string | number; disabled: ReactNode };

export type TabsProps = {
  /** The accessible name of the navigation. */
  label: string;
  tabs: readonly Tab[];
};

/** A row of links to related pages. It scrolls sideways if it is too long. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <Frame aria-label={label}>
      <Row role="list">
        {tabs.map((tab) => (
          <li key={tab.id}>
            {'link' in tab ? (
              cloneElement(tab.link, { 'aria-current': tab.isCurrent ? 'page' : undefined })
            ) : (
              <span role="link" aria-disabled="true">
                {tab.disabled}
              </span>
            )}
          </li>
        ))}
      </Row>
    </Frame>
  );
}

// Many tabs must not make the page wider.
const Frame = styled.nav`
  inline-size: 100%;
  contain: inline-size;
`;

// The row is also the positioning context of visually hidden elements, which would otherwise make the page wider.
const Row = styled.ul`
  position: relative;
  display: flex;
  gap: ${space[5]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color.lineStrong};

  & > li {
    flex: none;
  }

  & > li > * {
    display: block;
    padding-block: ${space[3]};
    color: ${color.inkSoft};
    text-decoration: none;
    outline-offset: -2px;
  }

  & > li > a:hover {
    color: ${color.ink};
    box-shadow: inset 0 calc(-1 * ${stroke.mark}) ${color.lineStrong};
  }

  & > li > [aria-current='page'] {
    font-weight: 600;
    color: ${color.ink};
    box-shadow: inset 0 calc(-1 * ${stroke.mark}) ${color.brand};
  }

  @media ${media.forcedColors} {
    & > li > [aria-current='page'] {
      border-block-end: ${stroke.mark} solid Highlight;
    }
  }

  & > li > [aria-disabled='true'] {
    color: ${color.inkOff};
    cursor: not-allowed;
  }
`;
