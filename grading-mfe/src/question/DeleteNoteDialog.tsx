import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '@cert/shared/ui';

type Props = { onDelete: () => void; onClose: () => void };

/** Asks for confirmation before a note is deleted because its author has removed all text. */
export function DeleteNoteDialog({ onDelete, onClose }: Props) {
  const { t } = useTranslation('grading');
  const keep = t('question.deleting.cancel');
  return (
    <Dialog
      title={t('question.deleting.title')}
      closeText={keep}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDelete}>{t('question.deleting.confirm')}</Button>
          <Button tone="secondary" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <p>{t('question.deleting.text')}</p>
    </Dialog>
  );
}
