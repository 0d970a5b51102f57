import { cloneElement, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, stroke } from './tokens.ts';

/**
 * A tab for a page: a link that the caller provides (an `<a>` or the router's link), or the text of a tab that is
 * disabled because the page cannot be opened now.
 */
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

/**
 * A row of links to related pages. If the row is wider than the page, it scrolls sideways to the current tab and fades
 * out at the ends where more tabs are hidden.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = tabs.find((tab) => 'link' in tab && tab.isCurrent)?.id;
  useEffect(() => followRow(row.current), [current]);
  return (
    <Frame aria-label={label}>
      <Row role="list" ref={row}>
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

/** Scrolls the row, and only the row, so that the current tab is visible with a part of its neighbours. */
function showCurrent(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>("[aria-current='page']")?.parentElement;
  if (!row || !tab) return;
  const room = Math.max(0, row.clientWidth - tab.offsetWidth) / 2;
  const start = tab.offsetLeft - room;
  const isVisible =
    tab.offsetLeft >= row.scrollLeft &&
    tab.offsetLeft + tab.offsetWidth <= row.scrollLeft + row.clientWidth;
  if (!isVisible) row.scrollLeft = start;
}

/**
 * Shows the current tab whenever the row has a new size, and keeps the attribute `data-more` up to date: the ends
 * (`before`, `after`) at which the row can be scrolled further. The observer reports after the browser's own layout;
 * reading sizes in the effect would compute the page's layout once more.
 * @returns the function that removes the listeners
 */
function followRow(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const mark = () => {
    const isBefore = row.scrollLeft > 1;
    const isAfter = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
    row.dataset.more = [isBefore && 'before', isAfter && 'after'].filter(Boolean).join(' ');
  };
  const sizes = new ResizeObserver(() => {
    showCurrent(row);
    mark();
  });
  sizes.observe(row);
  row.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    row.removeEventListener('scroll', mark);
  };
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

  --before: 0rem;
  --after: 0rem;

  &[data-more] {
    mask-image: linear-gradient(
      to right,
      transparent,
      black var(--before) calc(100% - var(--after)),
      transparent
    );
  }

  &[data-more~='before'] {
    --before: ${space[7]};
  }

  &[data-more~='after'] {
    --after: ${space[7]};
  }

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
