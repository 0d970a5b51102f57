import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionnaireOverview } from '@cert/shared/contract';
import { Loaded, usePlatform, useRead, type KeyValueStorage } from '@cert/shared/platform';
import { layoutSize, media, space, Tabs } from '@cert/shared/ui';
import { useQuestionnaireId } from '../../reading/addresses.ts';
import { AboutPage } from '../../reading/about/AboutPage.tsx';
import { QuestionnaireStateView } from './QuestionnaireStateView.tsx';

/** Values of `?view=` in the address. */
const views = { state: 'state', certificate: 'certificate' } as const;
type View = (typeof views)[keyof typeof views];

/**
 * The page `/{id}/about` with two tabs: the state of the questionnaire, and the text about the certificate. Clients who
 * open an unanswered questionnaire for the first time see the text first. See docs/product/site.md#home.
 */
export function HomePage() {
  const { t } = useTranslation('org-forms');
  const id = useQuestionnaireId();
  const overview = useRead('questionnaireOverview', { id }, { isLive: true });
  const view = useView(overview.data);
  const tab = (name: View) => ({
    id: name,
    link: <Link to={`?view=${name}`}>{t(`home.views.${name}`)}</Link>,
    isCurrent: view === name,
  });
  return (
    <Page>
      <Tabs label={t('home.views.label')} tabs={[tab(views.state), tab(views.certificate)]} />
      {view === views.certificate ? (
        <AboutPage />
      ) : (
        <Loaded of={overview}>
          {(loaded) => <QuestionnaireStateView questionnaireId={id} overview={loaded} />}
        </Loaded>
      )}
    </Page>
  );
}

/**
 * Returns the view that the address names. If it names none: the text on the first visit of a client to an unanswered,
 * open questionnaire, otherwise the state.
 */
function useView(overview: QuestionnaireOverview | undefined): View {
  const { storage } = usePlatform();
  const { search, hash } = useLocation();
  const id = useQuestionnaireId();
  const [isFirstVisit] = useState(() => !listVisited(storage).includes(id));
  useEffect(() => {
    const visited = listVisited(storage);
    if (!visited.includes(id))
      storage.setItem(visitedKey, JSON.stringify([id, ...visited].slice(0, maxVisited)));
  }, [id, storage]);
  const named = new URLSearchParams(search).get('view');
  if (named === views.state || named === views.certificate) return named;
  // An anchor names a section of the text about the certificate; the other view has no anchors.
  if (hash) return views.certificate;
  const isUntouched = overview && !overview.grading && overview.completeness === 0;
  return isFirstVisit && isUntouched && !overview.locked ? views.certificate : views.state;
}

/** Local storage key: JSON list of the questionnaires whose home this browser has shown, the latest first. */
const visitedKey = 'visited';
const maxVisited = 200;

function listVisited(storage: KeyValueStorage): unknown[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(visitedKey) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const Page = styled.div`
  display: grid;
  gap: ${space[5]};
  /* The map and the cards beside each other need more than the width of a text. */
  max-inline-size: calc(${layoutSize.content} + ${space[8]});

  @media ${media.print} {
    display: block;

    > nav {
      display: none;
    }
  }
`;
