import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingToWire, type SettingName } from '@cert/shared/domain';
import { useAct, usePlatform, useRefresh } from '@cert/shared/platform';
import { useFailureText } from '../../useFailureText.ts';

type Setting = {
  isOpen: boolean;
  /** Shows the new value at once and saves it. After several quick changes the last value is stored. */
  move: (isOpen: boolean) => Promise<void>;
};

/** The value of one of the questionnaire's four settings, and a function that changes it. */
export function useSetting({
  questionnaireId,
  name,
  isSet,
}: {
  questionnaireId: number;
  name: SettingName;
  isSet: boolean;
}): Setting {
  const { t } = useTranslation('grading');
  const failureText = useFailureText();
  const { toasts } = usePlatform();
  const refresh = useRefresh();
  const update = useAct('questionnaireSettingUpdate');
  const [pending, setPending] = useState<boolean>();
  const latest = useRef<boolean>(undefined);

  async function move(isOpen: boolean): Promise<void> {
    const isSending = latest.current !== undefined;
    latest.current = isOpen;
    setPending(isOpen);
    if (isSending) return;
    try {
      await sendLatest();
    } catch (failure) {
      const text = t('sidebar.options.notChanged', { why: failureText(failure) });
      toasts.show({ tone: 'failure', text });
    }
    latest.current = undefined;
    // Revalidate also after a refusal, so that the reader sees the stored value.
    await refresh('info', 'areaCategoryList', 'areaCategory');
    if (latest.current === undefined) setPending(undefined);
  }

  async function sendLatest(): Promise<void> {
    for (let sent: boolean | undefined; sent !== latest.current;) {
      sent = latest.current as boolean;
      await update({ id: questionnaireId, ...settingToWire(name, sent) });
    }
  }

  return { isOpen: pending ?? !isSet, move };
}
