import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform, useStore } from '@cert/shared/platform';
import { Button } from '@cert/shared/ui';
import { SiteNoticeBar } from './SiteNoticeBar.tsx';

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
