import { useTranslation } from 'react-i18next';
import { usePlatform } from '@cert/shared/platform';
import { Button } from '@cert/shared/ui';
import { forgetTrial } from '../trial/storedTrial.ts';
import { useSiteState } from './siteState.ts';
import { SiteNoticeBar } from './SiteNoticeBar.tsx';

/** Shown while this tab uses trial builds or has modules switched off. */
export function TrialNotice() {
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
