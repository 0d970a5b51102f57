import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '@cert/shared/ui';

type Props = { onStay: () => void; onGo: () => void };

/** Asks whether to leave a form with unsaved changes. */
export function LeaveDialog({ onStay, onGo }: Props) {
  const { t } = useTranslation('org-forms');
  return (
    <Dialog
      title={t('organisation.leave.title')}
      closeText={t('organisation.leave.close')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('organisation.leave.stay')}</Button>
          <Button tone="secondary" onClick={onGo}>
            {t('organisation.leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('organisation.leave.text')}</p>
    </Dialog>
  );
}
