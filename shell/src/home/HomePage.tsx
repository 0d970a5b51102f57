import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { DeskPageReply, DeskRow } from '@cert/shared/contract';
import {
  Loaded,
  ModulePart,
  storageKeys,
  usePlatform,
  useRead,
  useStore,
  type PartId,
} from '@cert/shared/platform';
import { color, Icon, Notice, PageLinks, radius, fontSize, space } from '@cert/shared/ui';
import { PlainPage } from '../frame/PlainPage.tsx';
import {
  HiddenQuestionnaires,
  NoQuestionnaires,
  useHiddenQuestionnaires,
} from '../HiddenQuestionnaires.tsx';

/**
 * The page `/`: the user's questionnaires. Redirects a client to the questionnaire that was opened last, unless the
 * address asks for all (`/?all`). Redirects users who have only one questionnaire to that questionnaire, unless the
 * address asks for all and the user has hidden ones. See docs/product/site.md#start-page.
 */
export function HomePage() {
  const { storage, session } = usePlatform();
  const isCertifier = useStore(session)?.isCertifier === true;
  const asksForAll = new URLSearchParams(useLocation().search).has('all');
  const last = storage.getItem(storageKeys.questionnaire);
  // If the user can no longer open that questionnaire, `StandardFrame` forgets it and navigates back to `/`.
  if (!isCertifier && !asksForAll && last && /^\d+$/.test(last))
    return <Navigate to={`/${last}`} replace state={{ isLast: true }} />;
  return <Questionnaires isCertifier={isCertifier} asksForAll={asksForAll} />;
}

type QuestionnairesProps = { isCertifier: boolean; asksForAll: boolean };

function Questionnaires({ isCertifier, asksForAll }: QuestionnairesProps) {
  const { t } = useTranslation('shell');
  const { modules, session } = usePlatform();
  useStore(modules.inUse);
  const first = useRead('deskPage', {});
  const [desk] = modules.fillers('site.desk', useStore(session));
  const [only] = first.data?.rows ?? [];
  const list = desk ? <DeskOrList desk={desk} /> : <PlainList />;
  if (only && first.data?.all.count === 1)
    return asksForAll ? (
      <OnlyOrHidden id={only.id} list={list} />
    ) : (
      <Navigate to={`/${only.id}`} replace />
    );
  if (first.data?.all.count === 0 && !isCertifier)
    return (
      <PlainPage title={t('home.title')}>
        <NoQuestionnaires />
      </PlainPage>
    );
  return list;
}

/** Shows the list if other questionnaires are hidden from the user. Otherwise redirects to the only questionnaire. */
function OnlyOrHidden({ id, list }: { id: number; list: ReactNode }) {
  const hidden = useHiddenQuestionnaires();
  if (!hidden) return null;
  return hidden.length === 0 ? <Navigate to={`/${id}`} replace /> : list;
}

/**
 * The desk. If its module fails, the page shows the failure card and a plain list instead, so that the questionnaires
 * can still be opened.
 */
function DeskOrList({ desk }: { desk: PartId }) {
  const { t } = useTranslation('shell');
  const { modules } = usePlatform();
  const { status } = useStore(modules.part(desk));
  const part = <ModulePart name={desk} />;
  if (status === 'failed') return <PlainList>{part}</PlainList>;
  return (
    <PlainPage title={t('home.title')} hasOwnHeading>
      {part}
      <HiddenQuestionnaires />
    </PlainPage>
  );
}

function PlainList({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const asked = params.get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const rows = useRead('deskPage', page === 1 ? {} : { page });
  return (
    <PlainPage title={t('home.title')}>
      {children}
      <Loaded
        of={rows}
        empty={{
          when: ({ all }) => all.count === 0,
          show: <Notice tone="info">{t('home.empty')}</Notice>,
        }}
      >
        {(known) => <ChoicesPage known={known} />}
      </Loaded>
      <HiddenQuestionnaires />
    </PlainPage>
  );
}

function ChoicesPage({ known: { rows, page, pages } }: { known: DeskPageReply }) {
  const { t } = useTranslation('shell');
  const linkTo = (other: number, text: string) => <Link to={`?all&page=${other}`}>{text}</Link>;
  return (
    <>
      <Choices items={rows} />
      {pages > 1 && (
        <PageLinks
          label={t('home.pages.title')}
          previous={page > 1 && linkTo(page - 1, t('home.pages.previous'))}
          next={page < pages && linkTo(page + 1, t('home.pages.next'))}
        />
      )}
    </>
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
