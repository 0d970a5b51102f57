import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategorySummary, QuestionnaireInfo } from '@cert/shared/contract';
import { useSaveQueue, useUnsavedCount } from '@cert/shared/platform';
import { Button, Dialog, Notice } from '@cert/shared/ui';
import { UngradedAreas } from './UngradedAreas.tsx';
import { ungradedAreaLinks } from './ungradedAreaLinks.ts';
import { useFinalize } from './useFinalize.ts';

type Props = {
  questionnaireId: number;
  info: QuestionnaireInfo;
  categories: readonly CategorySummary[];
  onClose: () => void;
};

/**
 * Asks for confirmation before the grades become final. Lists what prevents it: unsent changes and areas without a
 * grade.
 */
export function FinalizeDialog({ questionnaireId, info, categories, onClose }: Props) {
  const { t } = useTranslation('grading');
  const queue = useSaveQueue();
  const isSaved = useUnsavedCount(questionnaireId) === 0;
  const { isBusy, failure, ungraded, finalize } = useFinalize(questionnaireId);
  // The server must have all changes before the grades become final.
  useEffect(() => queue.sendAll(), [queue]);
  const missing = ungradedAreaLinks({
    categories,
    isKeyOnly: info.info.questionnaire.keyOnly === 1,
    named: ungraded,
  });
  const isReady = isSaved && missing.length === 0;
  return (
    <Dialog
      title={t('sidebar.finalizing.question')}
      closeText={t('sidebar.close')}
      onClose={onClose}
      actions={
        <>
          <Button
            disabled={!isReady}
            busyText={isBusy ? t('sidebar.finalizing.busy') : undefined}
            onClick={() => void finalize().then((isDone) => isDone && onClose())}
          >
            {t('sidebar.finalizing.confirm')}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t('sidebar.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('sidebar.finalizing.warning')}</p>
      {!isSaved && <Notice tone="warning">{t('sidebar.finalizing.unsaved')}</Notice>}
      {missing.length > 0 && (
        <UngradedAreas questionnaireId={questionnaireId} links={missing} onFollow={onClose} />
      )}
      {failure && <Notice tone="failure">{failure}</Notice>}
    </Dialog>
  );
}
