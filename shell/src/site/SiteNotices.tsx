import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { usePlatform, useStore } from '@cert/shared/platform';
import { zIndex, Button } from '@cert/shared/ui';
import { clearStoredTrial, type TrialIssue } from '../trial.ts';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { SiteNoticeBar } from './SiteNoticeBar.tsx';
import { useSiteState } from './siteState.ts';

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

/** Tells the user that an earlier version of a module is shown, because the newest one failed. */
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
 * Shown while the server is unreachable. Explains that typed text is not lost. Hidden while the page shows the alert
 * about failed saves (`QueueNotices`), which contains the same information.
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
  :root[data-alert-saves] & {
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

/**
 * Shown while the server's registry cannot be read. The page then uses the last registry that the browser has read, if
 * there is one.
 */
function RegistryNotice() {
  const { t } = useTranslation('shell');
  const source = useStore(useSiteState().registrySource);
  return (
    <SiteNoticeBar icon="warning">
      {source === 'copy' && (
        <>
          <b>{t('versions.unknown')}</b> {t('versions.asLastTime')}
        </>
      )}
      {source === 'none' && (
        <>
          <b>{t('versions.none')}</b> {t('versions.triesAgain')}
        </>
      )}
    </SiteNoticeBar>
  );
}

/** The message key for each reason why a trial did not take effect. */
const issueKeys = {
  misread: 'trying.misread',
  'not-allowed': 'trying.notAllowed',
  'no-answer': 'trying.noAnswer',
  'no-build': 'trying.noBuild',
} as const satisfies Record<TrialIssue, string>;

/** Shown while this tab uses trial builds or has modules switched off, and for trials that did not take effect. */
export function TrialNotice() {
  const { t } = useTranslation('shell');
  const { tabStorage, loadAddress } = usePlatform();
  const { tried, off, refused } = useSiteState().trial;

  function reset() {
    clearStoredTrial(tabStorage);
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
      {tried.length + off.length + refused.length > 0 && (
        <>
          <b>{t(tried.length + off.length > 0 ? 'trying.title' : 'trying.refused')}</b>{' '}
          {refused.map(({ issue, ...where }) => t(issueKeys[issue], where)).join(' ')}{' '}
          {tried.map(({ name, base }) => t('trying.tried', { name, base })).join(' ')}{' '}
          {off.map((name) => t('trying.off', { name })).join(' ')}
        </>
      )}
    </SiteNoticeBar>
  );
}
