import { useTranslation } from 'react-i18next';
import { useStore } from '@cert/shared/platform';
import { useSiteState } from './siteState.ts';
import { SiteNoticeBar } from './SiteNoticeBar.tsx';

/** Shown while the current registry cannot be read. The page then uses the module versions of the last visit. */
export function RegistryNotice() {
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
