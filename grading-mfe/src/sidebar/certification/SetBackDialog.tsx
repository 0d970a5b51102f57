import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, usePlatform, useRefresh } from '@cert/shared/platform';
import { isRefusal, longestText } from '@cert/shared/domain';
import { Button, Dialog, Notice, TextArea } from '@cert/shared/ui';
import { useFailureText } from '../../useFailureText.ts';

type Props = {
  questionnaireId: number;
  accountId: number;
  name: string;
  isRevealed: boolean;
  onClose: () => void;
};

/** Says what setting a finalization back means, asks for the reason where it takes one, and does it. */
export function SetBackDialog({ questionnaireId, accountId, name, isRevealed, onClose }: Props) {
  const { t } = useTranslation('grading');
  const failureText = useFailureText();
  const { toasts } = usePlatform();
  const refresh = useRefresh();
  const setBack = useAct('certifierFinalizationReset');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [reason, setReason] = useState('');
  // The server may know sooner that the last one has finalized.
  const [takesReason, setTakesReason] = useState(isRevealed);
  const [isReasonMissing, setReasonMissing] = useState(false);

  async function confirm() {
    setFailure(undefined);
    if (takesReason && reason.trim() === '') {
      setReasonMissing(true);
      return;
    }
    setBusy(true);
    try {
      await setBack({ id: questionnaireId, accountId, ...(takesReason && { reason }) });
      toasts.show({ tone: 'success', text: t('sidebar.settingBack.done', { name }) });
      onClose();
    } catch (thrown) {
      if (wantsReason(thrown)) {
        setTakesReason(true);
        setReasonMissing(true);
      } else setFailure(failureText(thrown));
      setBusy(false);
    }
    await refresh('info', 'areaCategoryList', 'areaCategory');
  }

  return (
    <Dialog
      title={t('sidebar.settingBack.question', { name })}
      closeText={t('sidebar.close')}
      onClose={onClose}
      actions={
        <>
          <Button
            busyText={isBusy ? t('sidebar.settingBack.busy') : undefined}
            onClick={() => void confirm()}
          >
            {t('sidebar.settingBack.confirm')}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t('sidebar.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('sidebar.settingBack.warning', { name })}</p>
      {takesReason && (
        <>
          <p>{t('sidebar.settingBack.revealed', { name })}</p>
          <TextArea
            label={t('sidebar.settingBack.reason')}
            value={reason}
            onChange={(text) => {
              setReason(text);
              setReasonMissing(false);
            }}
            hint={t('sidebar.settingBack.reasonHint')}
            error={isReasonMissing ? t('sidebar.settingBack.reasonMissing') : undefined}
            area={{ maxLength: longestText, required: true }}
          />
        </>
      )}
      {failure && <Notice tone="failure">{failure}</Notice>}
    </Dialog>
  );
}

function wantsReason(failure: unknown): boolean {
  if (!isRefusal(failure) || failure.code !== 'invalid-input') return false;
  const { fields } = failure.details as { fields?: { reason?: string } };
  return fields?.reason !== undefined;
}
