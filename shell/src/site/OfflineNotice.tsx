import { useTranslation } from 'react-i18next';
import { usePlatform, useStore } from '@cert/shared/platform';
import { SiteNoticeBar } from './SiteNoticeBar.tsx';
import { useIsOnline } from './useIsOnline.ts';

/** Shown while the server is unreachable. Explains that typed text is not lost. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const { reachability } = usePlatform();
  const isReachable = useStore(reachability);
  const isOnline = useIsOnline();
  return (
    <SiteNoticeBar icon="warning">
      {(!isOnline || !isReachable) && (
        <>
          <b>{t(isOnline ? 'offline.unreachable' : 'offline.title')}</b> {t('offline.kept')}
        </>
      )}
    </SiteNoticeBar>
  );
}
