import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttachedDocument } from '@cert/shared/contract';
import { isRefusal } from '@cert/shared/domain';
import { useAct } from '@cert/shared/platform';
import { Button, Dialog, Notice } from '@cert/shared/ui';
import { toUploadIssue } from './uploads/uploadIssues.ts';
import { useUploadIssueText } from './uploads/useUploadIssueText.ts';

type Props = {
  questionnaireId: number;
  document: AttachedDocument;
  onClose: () => void;
  /** Called after the deletion, before the dialog closes. */
  onDeleted: () => void;
};

/** Asks for confirmation. Deletion is permanent and for all users. */
export function DeleteDialog({ questionnaireId, document, onClose, onDeleted }: Props) {
  const { t } = useTranslation('questionnaire');
  const issueText = useUploadIssueText();
  const deleteDocument = useAct('questionnaireDocumentDelete');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { id: documentId, title } = document;
  const deleteNow = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await deleteDocument({ id: questionnaireId, documentId });
    } catch (thrown) {
      // `not-found` means that another user deleted it first: the result is the same.
      if (!(isRefusal(thrown) && thrown.code === 'not-found')) {
        setBusy(false);
        return setFailure(thrown);
      }
    }
    onDeleted();
  };
  return (
    <Dialog
      title={t('documents.deleteTitle')}
      closeText={t('documents.close')}
      onClose={onClose}
      actions={
        <>
          <Button
            busyText={isBusy ? t('documents.deleting') : undefined}
            onClick={() => void deleteNow()}
          >
            {t('documents.delete')}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t('documents.keep')}
          </Button>
        </>
      }
    >
      <p>{t('documents.deleteText', { title })}</p>
      {failure !== undefined && <Notice tone="failure">{issueText(toUploadIssue(failure))}</Notice>}
    </Dialog>
  );
}
