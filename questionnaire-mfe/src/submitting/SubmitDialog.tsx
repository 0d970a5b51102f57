import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MissingItems } from '@cert/shared/contract';
import { failureCode, Loaded, useRead, useSaveQueue, useUnsavedCount } from '@cert/shared/platform';
import { Button, Dialog, Notice } from '@cert/shared/ui';
import { MissingList } from './MissingList.tsx';
import { useSubmitAnswers } from './useSubmitAnswers.ts';

type Props = { questionnaireId: number; onClose: () => void };

/** Explains the submission and lists what is missing on the server. It submits after all changes are saved. */
export function SubmitDialog({ questionnaireId, onClose }: Props) {
  const { t } = useTranslation('questionnaire');
  const { t: tPlatform } = useTranslation('platform');
  const queue = useSaveQueue();
  const isSaved = useUnsavedCount(questionnaireId) === 0;
  const missing = useRead('questionnaireMissing', isSaved ? { id: questionnaireId } : null);
  const submit = useSubmitAnswers(questionnaireId);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => queue.sendAll(), [queue]);

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      await submit();
      onClose();
    } catch (thrown) {
      setFailure(thrown);
      setBusy(false);
    }
  }

  const known = isSaved ? missing.data : undefined;
  return (
    <Dialog
      title={t('submitting.title')}
      closeText={t('submitting.close')}
      onClose={onClose}
      actions={
        <>
          <Button
            disabled={known === undefined}
            busyText={isBusy ? t('submitting.busy') : undefined}
            onClick={() => void confirm()}
          >
            {t(known && known.length > 0 ? 'submitting.anyway' : 'submitting.confirm')}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t('submitting.back')}
          </Button>
        </>
      }
    >
      <p>{t('submitting.warning')}</p>
      {isSaved ? (
        <Loaded of={missing}>
          {(areas) => <WhatIsMissing {...{ questionnaireId, areas, onClose }} />}
        </Loaded>
      ) : (
        <Notice tone="warning">{t('submitting.unsaved')}</Notice>
      )}
      {failure !== undefined && (
        <Notice tone="failure">{tPlatform(`failed.${failureCode(failure)}`)}</Notice>
      )}
    </Dialog>
  );
}

function WhatIsMissing({
  questionnaireId,
  areas,
  onClose,
}: {
  questionnaireId: number;
  areas: MissingItems;
  onClose: () => void;
}) {
  const { t } = useTranslation('questionnaire');
  if (areas.length === 0) return <Notice tone="success">{t('submitting.complete')}</Notice>;
  return <MissingList questionnaireId={questionnaireId} areas={areas} onFollow={onClose} />;
}
