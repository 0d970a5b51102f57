import styled from 'styled-components';
import { Link, Navigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { Reply } from '@cert/shared/contract';
import { Loaded, storageKeys, usePlatform, useRead } from '@cert/shared/platform';
import { color, Icon, Notice, radius, fontSize, space } from '@cert/shared/ui';
import { PlainPage } from '../frame/PlainPage.tsx';

/** `/`: opens the last questionnaire or the only one; otherwise lists those that the reader may open. */
export function HomePage() {
  const { storage } = usePlatform();
  const last = storage.getItem(storageKeys.questionnaire);
  // If the reader can no longer open that questionnaire, `StandardFrame` forgets it and navigates back to `/`.
  if (last && /^\d+$/.test(last))
    return <Navigate to={`/${last}`} replace state={{ isLast: true }} />;
  return <OpenQuestionnaires />;
}

function OpenQuestionnaires() {
  const { t } = useTranslation('shell');
  const list = useRead('certifierQuestionnaireList', {});
  const [only, ...others] = list.data ?? [];
  if (only && others.length === 0) return <Navigate to={`/${only.id}`} replace />;
  return (
    <PlainPage title={t('home.title')}>
      <Loaded
        of={list}
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

function Choices({ items }: { items: Reply<'certifierQuestionnaireList'> }) {
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
