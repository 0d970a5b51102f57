import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingToWire, type SettingName } from '@cert/shared/domain';
import { useAct, usePlatform, useRefresh } from '@cert/shared/platform';
import { useFailureText } from '../../useFailureText.ts';

type Setting = {
  isOpen: boolean;
  /** Shows the new value at once and saves it. After several quick changes the last one stays. */
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
  const [ahead, setAhead] = useState<boolean>();
  const wanted = useRef<boolean>(undefined);

  async function move(isOpen: boolean): Promise<void> {
    const isUnderWay = wanted.current !== undefined;
    wanted.current = isOpen;
    setAhead(isOpen);
    if (isUnderWay) return;
    try {
      await sendUntilWanted();
    } catch (failure) {
      const text = t('sidebar.options.notChanged', { why: failureText(failure) });
      toasts.show({ tone: 'failure', text });
    }
    wanted.current = undefined;
    // Revalidate also after a refusal, so that the reader sees the stored value.
    await refresh('info', 'areaCategoryList', 'areaCategory');
    if (wanted.current === undefined) setAhead(undefined);
  }

  async function sendUntilWanted(): Promise<void> {
    for (let sent: boolean | undefined; sent !== wanted.current;) {
      sent = wanted.current as boolean;
      await update({ id: questionnaireId, ...settingToWire(name, sent) });
    }
  }

  return { isOpen: ahead ?? !isSet, move };
}
