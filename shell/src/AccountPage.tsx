import { useTranslation } from 'react-i18next';
import { Slot, ToastMessages, usePlatform, useStore } from '@cert/shared/platform';
import { PlainPage } from './frame/PlainPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Serves `/account`, the page of a person's own account. A module fills it in. */
export function AccountPage() {
  const { t } = useTranslation('shell');
  const { modules, session } = usePlatform();
  useStore(modules.inUse);
  if (modules.fillers('site.account', useStore(session)).length === 0) return <NotFoundPage />;
  return (
    <>
      <PlainPage title={t('account.title')}>
        <Slot name="site.account" />
      </PlainPage>
      <ToastMessages />
    </>
  );
}
