import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import {
  OtherYearsLinks,
  QueueNotices,
  storageKeys,
  usePlatform,
  useRead,
  ToastMessages,
  useOtherYears,
  useStore,
  type OtherYears,
} from '@cert/shared/platform';
import { Drawer, layoutSize, media, space, color, fontSize } from '@cert/shared/ui';
import { HiddenQuestionnaireNotice, NoAccessPage } from '../HiddenQuestionnaires.tsx';
import { isNotFoundRefusal, NotFoundPage } from '../NotFoundPage.tsx';
import { demoStripMinHeight } from '../site/DemoStrip.tsx';
import { focusMain } from '../site/Site.tsx';
import { Header } from './Header.tsx';
import { LockedMeanwhileNotice } from './LockedMeanwhileNotice.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useDocumentTitle, usePageTitle } from './useDocumentTitle.ts';
import { useQuestionnaireId } from './useQuestionnaireId.ts';

/** Header, sidebar and page of one questionnaire. */
export function StandardFrame() {
  const id = useQuestionnaireId();
  return id === undefined ? <NotFoundPage /> : <Frame questionnaireId={id} />;
}

function Frame({ questionnaireId }: { questionnaireId: number }) {
  const { t } = useTranslation('shell');
  const { storage } = usePlatform();
  const info = useRead('info', { id: questionnaireId }, { isLive: true });
  const otherYears = useOtherYears(questionnaireId);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // The same element, so that the sidebar does not render again when the frame's own data arrives.
  const sidebar = useMemo(() => <Sidebar questionnaireId={questionnaireId} />, [questionnaireId]);
  const { state } = useLocation() as { state: { isLast?: boolean } | null };
  useEffect(() => {
    if (!info.data) return;
    const isFinal = info.data.questionnaire.finalized === 1;
    storage.setItem(storageKeys.questionnaire, String(questionnaireId));
    storage.setItem(storageKeys.final, JSON.stringify(isFinal));
  }, [storage, questionnaireId, info.data]);
  // If the user loses access while the page is open, the frame remains, with `HiddenQuestionnaireNotice` and the
  // notices about unsent changes.
  if (isNotFoundRefusal(info.failure) && !info.data)
    return state?.isLast ? (
      <ForgetQuestionnaire />
    ) : (
      <NoAccessPage questionnaireId={questionnaireId} />
    );
  const closeDrawer = () => setDrawerOpen(false);
  return (
    <>
      <DocumentTitle info={info.data} />
      <Header info={info.data} otherYears={otherYears} onMenu={() => setDrawerOpen(true)} />
      <Columns>
        <Aside aria-label={t('frame.sidebar')}>{sidebar}</Aside>
        {isDrawerOpen && (
          <Drawer label={t('frame.sidebar')} closeText={t('frame.close')} onClose={closeDrawer}>
            <CloseOnNavigation onClose={closeDrawer} />
            <DrawerHeading info={info.data} otherYears={otherYears} />
            {sidebar}
          </Drawer>
        )}
        <Main id="content" tabIndex={-1}>
          <QueueNotices />
          {info.data && (
            <LockedMeanwhileNotice
              key={questionnaireId}
              questionnaireId={questionnaireId}
              info={info.data}
            />
          )}
          {isNotFoundRefusal(info.failure) ? (
            <HiddenQuestionnaireNotice questionnaireId={questionnaireId} />
          ) : (
            <Outlet />
          )}
        </Main>
      </Columns>
      <ToastMessages />
    </>
  );
}

/** A component, because a page that sets its name must not render the frame again. */
function DocumentTitle({ info }: { info: QuestionnaireInfo | undefined }) {
  useDocumentTitle(usePageTitle(), info?.info.questionnaire.year, info?.title);
  return null;
}

function CloseOnNavigation({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  useEffect(() => {
    if (pathname === opened) return;
    onClose();
    // A closing drawer returns the focus to the button that opened it, but after navigation the focus must be in the
    // page.
    setTimeout(() => focusMain({ preventScroll: true }));
  }, [pathname, opened, onClose]);
  return null;
}

/** Forgets the questionnaire that was opened last, because the user has lost access to it, and redirects to `/`. */
function ForgetQuestionnaire() {
  const { storage } = usePlatform();
  storage.removeItem(storageKeys.questionnaire);
  return <Navigate to="/" replace />;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: ${layoutSize.sidebar} minmax(0, 1fr);
  align-items: start;
  @media ${media.tablet}, ${media.print} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Aside = styled.aside`
  position: sticky;
  top: ${layoutSize.header};
  height: calc(100dvh - ${layoutSize.header});
  overflow-y: auto;
  :root[data-demo-strip] & {
    height: calc(100dvh - ${layoutSize.header} - ${demoStripMinHeight});
  }
  @media ${media.tablet}, ${media.print} {
    display: none;
  }
`;

// A flex column, because in a grid the sticky alert could not leave its grid row.
const Main = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[6]} ${space[7]} ${space[8]};
  min-width: 0;
  &:focus {
    outline: none;
  }
  @media ${media.tablet} {
    padding: ${space[5]} ${space[4]} ${space[7]};
  }
  @media ${media.print} {
    padding: 0;
  }
`;

type Props = { info: QuestionnaireInfo | undefined; otherYears: OtherYears | undefined };

/**
 * Organisation, year, other years and the user's name: the drawer shows them because the header omits them on phones.
 */
function DrawerHeading({ info, otherYears }: Props) {
  const { t } = useTranslation('shell');
  const name = useStore(usePlatform().session)?.name;
  return (
    <Lines>
      {info && (
        <div>
          <b>{info.title}</b> · {info.info.questionnaire.year}
        </div>
      )}
      {otherYears && <OtherYearsLinks {...otherYears} />}
      {name && <Link to="/account">{t('account.link', { name })}</Link>}
    </Lines>
  );
}

const Lines = styled.div`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
  }
  a {
    display: inline-block;
    padding-block: ${space[2]};
  }
  > a {
    font-size: ${fontSize.small};
    color: ${color.inkSoft};
  }
`;

/** A page without header and sidebar, such as the report. The page shows its own title. */
export function BareFrame() {
  const id = useQuestionnaireId();
  const info = useRead('info', id === undefined ? null : { id });
  if (id === undefined) return <NotFoundPage />;
  return isNotFoundRefusal(info.failure) ? <NoAccessPage questionnaireId={id} /> : <Outlet />;
}
