import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { isRefusal } from '@cert/shared/domain';
import {
  Outlet,
  QueueNotices,
  storageKeys,
  useLocation,
  usePlatform,
  useRead,
  ToastMessages,
} from '@cert/shared/platform';
import { Drawer, extent, media, space } from '@cert/shared/ui';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { useShellWords } from '../shellWords.ts';
import { Header } from './Header.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useQuestionnaireId } from './useQuestionnaireId.ts';

/** Header, sidebar and page of one questionnaire. */
export function StandardFrame() {
  const id = useQuestionnaireId();
  return id === undefined ? <NotFoundPage /> : <Frame questionnaireId={id} />;
}

function Frame({ questionnaireId }: { questionnaireId: number }) {
  const t = useShellWords();
  const { storage } = usePlatform();
  const info = useRead('info', { id: questionnaireId }, { isLive: true });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useDocumentTitle(info.data?.info.questionnaire.year, info.data?.title);
  useEffect(() => {
    if (info.data) storage.setItem(storageKeys.questionnaire, String(questionnaireId));
  }, [storage, questionnaireId, info.data]);
  if (isRefusal(info.failure) && info.failure.code === 'not-found') return <NotFoundPage />;
  const sidebar = <Sidebar questionnaireId={questionnaireId} />;
  return (
    <>
      <SkipLink href="#content">{t('frame.skip')}</SkipLink>
      <Header info={info.data} onMenu={() => setDrawerOpen(true)} />
      <Columns>
        <Aside aria-label={t('frame.sidebar')}>{sidebar}</Aside>
        {isDrawerOpen && (
          <Drawer
            label={t('frame.sidebar')}
            closeText={t('frame.close')}
            onClose={() => setDrawerOpen(false)}
          >
            <CloseOnNavigation onClose={() => setDrawerOpen(false)} />
            {sidebar}
          </Drawer>
        )}
        <Main id="content" tabIndex={-1}>
          <QueueNotices />
          <Outlet />
        </Main>
      </Columns>
      <ToastMessages />
    </>
  );
}

function CloseOnNavigation({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  useEffect(() => {
    if (pathname !== opened) onClose();
  }, [pathname, opened, onClose]);
  return null;
}

const SkipLink = styled.a`
  position: absolute;
  left: ${space[4]};
  top: ${space[2]};
  &:not(:focus) {
    clip-path: inset(50%);
    height: 1px;
    width: 1px;
    overflow: hidden;
    white-space: nowrap;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: ${extent.sidebar} minmax(0, 1fr);
  align-items: start;
  @media ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Aside = styled.aside`
  position: sticky;
  top: ${extent.header};
  height: calc(100dvh - ${extent.header});
  overflow-y: auto;
  @media ${media.tablet} {
    display: none;
  }
`;

const Main = styled.main`
  display: grid;
  gap: ${space[4]};
  padding: ${space[6]} ${space[7]} ${space[8]};
  min-width: 0;
  &:focus {
    outline: none;
  }
  @media ${media.tablet} {
    padding: ${space[5]} ${space[4]} ${space[7]};
  }
`;
