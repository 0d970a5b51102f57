import { useTranslation } from 'react-i18next';
import { useStore } from '@cert/shared/platform';
import { useSiteState } from './siteState.ts';
import { Strip } from './Strip.tsx';

/** While it is not known which versions of the modules are the right ones: those of the last visit are shown. */
export function RegistryNotice() {
  const { t } = useTranslation('shell');
  const isCurrent = useStore(useSiteState().isCurrent);
  return (
    <Strip icon="warning">
      {!isCurrent && (
        <>
          <b>{t('versions.unknown')}</b> {t('versions.asLastTime')}
        </>
      )}
    </Strip>
  );
}
