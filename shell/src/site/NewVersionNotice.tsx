import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform, useStore } from '@cert/shared/platform';
import { Button } from '@cert/shared/ui';
import { UnsentChangesDialog } from '../unsent/UnsentChangesDialog.tsx';
import { useSendUnsentChanges } from '../unsent/useSendUnsentChanges.ts';
import { SiteNoticeBar } from './SiteNoticeBar.tsx';

/** Asks the user to reload the page when a new version of a module can be used only after a reload. */
export function NewVersionNotice() {
  const { t } = useTranslation('shell');
  const { modules, loadAddress } = usePlatform();
  const isWaiting = useStore(modules.waiting).length > 0;
  const sendAll = useSendUnsentChanges();
  const [isAsking, setAsking] = useState(false);
  const load = () => loadAddress(window.location.href);

  async function loadWhenSent() {
    if (await sendAll()) load();
    else setAsking(true);
  }

  return (
    <>
      <SiteNoticeBar
        icon="info"
        action={
          <Button tone="secondary" onClick={() => void loadWhenSent()}>
            {t('versions.loadNow')}
          </Button>
        }
      >
        {isWaiting && (
          <>
            <b>{t('versions.newer')}</b> {t('versions.whenItSuits')}
          </>
        )}
      </SiteNoticeBar>
      {isAsking && (
        <UnsentChangesDialog
          leaveText={t('versions.loadNow')}
          onLeave={load}
          onStay={() => setAsking(false)}
        />
      )}
    </>
  );
}
