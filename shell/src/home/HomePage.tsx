import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { DeskRow } from '@cert/shared/contract';
import {
  Loaded,
  ModulePart,
  storageKeys,
  usePlatform,
  useRead,
  useStore,
  type PartId,
  type ReadState,
} from '@cert/shared/platform';
import { color, Icon, Notice, radius, fontSize, space } from '@cert/shared/ui';
import { PlainPage } from '../frame/PlainPage.tsx';

/**
 * The page `/`: the user's questionnaires. Redirects a client to the questionnaire that was opened last, unless the
 * address asks for all (`/?all`). Redirects everybody who has only one questionnaire to it. See
 * docs/product/site.md#start-page.
 */
export function HomePage() {
  const { storage, session } = usePlatform();
  const isCertifier = useStore(session)?.isCertifier === true;
  const asksForAll = new URLSearchParams(useLocation().search).has('all');
  const last = storage.getItem(storageKeys.questionnaire);
  // If the user can no longer open that questionnaire, `StandardFrame` forgets it and navigates back to `/`.
  if (!isCertifier && !asksForAll && last && /^\d+$/.test(last))
    return <Navigate to={`/${last}`} replace state={{ isLast: true }} />;
  return <Questionnaires />;
}

function Questionnaires() {
  const { modules, session } = usePlatform();
  useStore(modules.inUse);
  const rows = useRead('desk', {});
  const [desk] = modules.fillers('site.desk', useStore(session));
  const [only, ...others] = rows.data ?? [];
  if (only && others.length === 0) return <Navigate to={`/${only.id}`} replace />;
  return desk ? <DeskOrList desk={desk} rows={rows} /> : <PlainList rows={rows} />;
}

type Props = { rows: ReadState<readonly DeskRow[]> };

/**
 * The desk. If its module fails, the page shows the failure card and a plain list instead, so that the questionnaires
 * can still be opened.
 */
function DeskOrList({ desk, rows }: Props & { desk: PartId }) {
  const { t } = useTranslation('shell');
  const { modules } = usePlatform();
  const { status } = useStore(modules.part(desk));
  const part = <ModulePart name={desk} />;
  if (status === 'failed') return <PlainList rows={rows}>{part}</PlainList>;
  return (
    <PlainPage title={t('home.title')} hasOwnHeading>
      {part}
    </PlainPage>
  );
}

function PlainList({ rows, children }: Props & { children?: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <PlainPage title={t('home.title')}>
      {children}
      <Loaded
        of={rows}
        empty={{
          when: (items) => items.length === 0,
          show: <Notice tone="info">{t('home.empty')}</Notice>,
        }}
      >
        {(items) => <Choices items={items} />}
      </Loaded>
    </PlainPage>
  );
}

function Choices({ items }: { items: readonly DeskRow[] }) {
  return (
    <List role="list">
      {items.map(({ id, title, year }) => (
        <li key={id}>
          <Choice to={`/${id}`}>
            <span>
              <b>{title}</b> <span>{year}</span>
            </span>
            <Icon name="chevron-right" />
          </Choice>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Choice = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.paper};
  color: ${color.ink};
  font-size: ${fontSize.lead};
  text-decoration: none;
  b {
    font-weight: 600;
  }
  span > span {
    margin-inline-start: ${space[2]};
    color: ${color.inkSoft};
  }
  svg {
    color: ${color.brand};
  }
  &:hover {
    border-color: ${color.brandLine};
    background: ${color.brandSoft};
    color: ${color.ink};
  }
`;
