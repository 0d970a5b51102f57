import { useState } from 'react';
import { useAct, usePlatform, useRefresh } from '@cert/shared/platform';
import { Button, Dialog, Notice } from '@cert/shared/ui';
import { useFailureText } from '../../useFailureText.ts';
import { useWords } from '../../useWords.ts';

type Props = { questionnaireId: number; accountId: number; name: string; onClose: () => void };

/** Says what setting a finalization back means, and does it (decisions §3). */
export function SetBackDialog({ questionnaireId, accountId, name, onClose }: Props) {
  const t = useWords();
  const failureText = useFailureText();
  const { toasts } = usePlatform();
  const refresh = useRefresh();
  const setBack = useAct('certifierFinalizationReset');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      await setBack({ id: questionnaireId, accountId });
      toasts.show({ tone: 'success', text: t('sidebar.settingBack.done', { name }) });
      onClose();
    } catch (thrown) {
      setFailure(failureText(thrown));
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
      {failure && <Notice tone="failure">{failure}</Notice>}
    </Dialog>
  );
}
