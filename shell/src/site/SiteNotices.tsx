import { useState, useSyncExternalStore, createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { usePlatform, useStore, createStore, type Store, type Trial } from '@cert/shared/platform';
import { zIndex, Button } from '@cert/shared/ui';
import { forgetTrial } from '../trial.ts';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { SiteNoticeBar } from './SiteNoticeBar.tsx';

/** Notices about the whole site, at the bottom edge of the window. */
export function SiteNotices() {
  return (
    <Edge className="screen-only">
      <TrialNotice />
      <NewVersionNotice />
      <FallbackNotice />
      <RegistryNotice />
      <OfflineNotice />
    </Edge>
  );
}

const Edge = styled.div`
  position: fixed;
  z-index: ${zIndex.header};
  inset: auto 0 0;
`;

/** Tells the reader that an earlier version of a module is shown, because the newest one failed. */
export function FallbackNotice() {
  const { t } = useTranslation('shell');
  const { modules } = usePlatform();
  const fallenBack = useStore(modules.fallenBack);
  const [read, setRead] = useState<typeof fallenBack>();
  const isUnread = fallenBack.length > 0 && fallenBack !== read;
  return (
    <SiteNoticeBar
      icon="info"
      action={
        <Button tone="quiet" onClick={() => setRead(fallenBack)}>
          {t('versions.understood')}
        </Button>
      }
    >
      {isUnread && (
        <>
          <b>{t('versions.previous')}</b> {t('versions.kept')}
        </>
      )}
    </SiteNoticeBar>
  );
}

/**
 * Shown while the server is unreachable. Explains that typed text is not lost. Once a save has failed, the alert of the
 * page says it instead.
 */
function OfflineNotice() {
  const { t } = useTranslation('shell');
  const { reachability } = usePlatform();
  const isReachable = useStore(reachability);
  const isOnline = useIsOnline();
  return (
    <UnlessAlert>
      <SiteNoticeBar icon="warning">
        {(!isOnline || !isReachable) && (
          <>
            <b>{t(isOnline ? 'offline.unreachable' : 'offline.title')}</b> {t('offline.kept')}
          </>
        )}
      </SiteNoticeBar>
    </UnlessAlert>
  );
}

const UnlessAlert = styled.div`
  body:has([data-alert='saves']) & {
    display: none;
  }
`;

/** Whether the browser is connected to a network. */
function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the current registry cannot be read. The page then uses the module versions of the last visit. */
function RegistryNotice() {
  const { t } = useTranslation('shell');
  const isCurrent = useStore(useSiteState().isCurrent);
  return (
    <SiteNoticeBar icon="warning">
      {!isCurrent && (
        <>
          <b>{t('versions.unknown')}</b> {t('versions.asLastTime')}
        </>
      )}
    </SiteNoticeBar>
  );
}

/** Shown while this tab uses trial builds or has modules switched off. */
function TrialNotice() {
  const { t } = useTranslation('shell');
  const { tabStorage, loadAddress } = usePlatform();
  const { tried, off } = useSiteState().trial;

  function reset() {
    forgetTrial(tabStorage);
    loadAddress(window.location.pathname);
  }

  return (
    <SiteNoticeBar
      icon="info"
      action={
        <Button tone="secondary" onClick={reset}>
          {t('trying.reset')}
        </Button>
      }
    >
      {tried.length + off.length > 0 && (
        <>
          <b>{t('trying.title')}</b>{' '}
          {tried.map(({ name, base }) => t('trying.tried', { name, base })).join(' ')}{' '}
          {off.map((name) => t('trying.off', { name })).join(' ')}
        </>
      )}
    </SiteNoticeBar>
  );
}

/** State of the site that only the shell uses, not the modules. */
export type SiteState = {
  /** Whether the registry in use is the server's current one. */
  isCurrent: Pick<Store<boolean>, 'get' | 'subscribe'>;
  /** Trial builds and switched-off modules of this tab. */
  trial: Trial;
};

export const SiteStateContext = createContext<SiteState>({
  isCurrent: createStore(true),
  trial: { tried: [], off: [] },
});

function useSiteState(): SiteState {
  return useContext(SiteStateContext);
}
