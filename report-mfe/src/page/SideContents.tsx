import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  Button,
  color,
  fontSize,
  layoutSize,
  media,
  radius,
  space,
  stroke,
  zIndex,
} from '@cert/shared/ui';
import type { ListedSheet } from '../sheets/defineSheet.ts';
import { useCurrentSheet } from './useCurrentSheet.ts';

type Props = { listed: readonly ListedSheet[] };

/** Width of the table of contents beside the sheets. */
export const sideContentsWidth = '14rem';

/**
 * The table of contents beside the sheets, with the current sheet marked. On narrow screens it is collapsed and above
 * the sheets.
 */
export function SideContents({ listed }: Props) {
  const { t } = useTranslation('report/prose');
  const ids = useMemo(() => listed.map(({ id }) => id), [listed]);
  const currentId = useCurrentSheet(ids);
  const current = listed.find(({ id }) => id === currentId);
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrentEntry(list.current), [currentId, isOpen]);
  return (
    <Side
      className="screen-only"
      aria-label={t('contents.eyebrow')}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <Fold>
        <Button tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('contents.eyebrow')}
        </Button>
        {current && <span>{t(current.title)}</span>}
      </Fold>
      <List ref={list} role="list" $isOpen={isOpen}>
        {listed.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === currentId ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {t(title)}
            </a>
          </li>
        ))}
      </List>
    </Side>
  );
}

/** Scrolls the list, never the page, just far enough to show its current entry. */
function showCurrentEntry(list: HTMLElement | null): void {
  const entry = list?.querySelector('[aria-current]');
  if (!list || !entry) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  list.scrollTop += Math.min(0, top - frame.top) + Math.max(0, bottom - frame.bottom);
}

const Side = styled.nav`
  position: sticky;
  inset-block-start: ${layoutSize.header};
  z-index: ${zIndex.sticky};
  align-self: start;

  /*
   * On narrower screens the contents have the full width. They are below the bar, and stay at the top of the window
   * once the bar has scrolled out of view.
   */
  @media not ${media.desk} {
    inset-block-start: 0;
    margin: calc(-1 * var(--desk-padding)) calc(-1 * var(--desk-padding)) 0;
    padding: ${space[1]} ${space[3]};
    border-block-end: 1px solid ${color.line};
    background: ${color.paper};
  }

  @media ${media.desk} {
    padding-block: ${space[5]};
    margin-block-start: calc(-1 * ${space[5]});
  }
`;

const Fold = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.inkSoft};
  font-size: ${fontSize.small};

  & > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media ${media.desk} {
    display: none;
  }
`;

const List = styled.ul<{ $isOpen: boolean }>`
  max-block-size: 60dvh;
  overflow-y: auto;
  scrollbar-width: thin;

  @media not ${media.desk} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    padding-block: ${space[2]};
  }

  @media ${media.desk} {
    max-block-size: calc(100dvh - ${layoutSize.header} - 2 * ${space[5]});
    box-shadow: inset 1px 0 ${color.line};
  }

  a {
    display: block;
    padding: ${space[2]} ${space[3]};
    border-radius: 0 ${radius.small} ${radius.small} 0;
    color: ${color.inkSoft};
    font-size: ${fontSize.small};
    line-height: 1.3;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover {
    color: ${color.ink};
  }

  a[aria-current] {
    box-shadow: inset ${stroke.mark} 0 ${color.brand};
    color: ${color.ink};
    font-weight: 600;
  }
`;
