import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '@cert/shared/ui';

type Props = { title: string; onDelete: () => void; onClose: () => void };

export function DeleteItemDialog({ title, onDelete, onClose }: Props) {
  const { t } = useTranslation('report');
  const keep = t('editing.timeline.deleting.keep');
  return (
    <Dialog
      title={t('editing.timeline.deleting.title')}
      closeText={keep}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDelete}>{t('editing.timeline.deleting.confirm')}</Button>
          <Button tone="secondary" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <p>{title}</p>
    </Dialog>
  );
}
