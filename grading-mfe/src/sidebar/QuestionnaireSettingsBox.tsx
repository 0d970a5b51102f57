import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import { type SettingName, settingToWire } from '@cert/shared/domain';
import { useAct, usePlatform } from '@cert/shared/platform';
import { Button, color, Dialog, fontSize, Switch } from '@cert/shared/ui';
import { useFailureText } from '../useFailureText.ts';
import { DatesBox } from './DatesBox.tsx';
import { ReleaseHistory } from './ReleaseHistory.tsx';
import { ReleaseSwitch } from './ReleaseSwitch.tsx';
import { SidebarBox } from './SidebarBox.tsx';
import { useBoxFold } from './useBoxFold.ts';

type Props = { questionnaireId: number; info: QuestionnaireInfo };

/**
 * The questionnaire's four settings and the release of its report as switches, and its dates. The box is folded until
 * the user unfolds it or the release is the next step. A switch that is on always means "open". Only the main certifier
 * can change settings and dates. See docs/product/site.md#sidebar.
 */
export function QuestionnaireSettingsBox({ questionnaireId, info }: Props) {
  const { t } = useTranslation('grading');
  const { mainCertifier, finalized, reportReleasedAt, settings } = info.questionnaire;
  const isMain = mainCertifier === 1;
  const isReleased = reportReleasedAt != null;
  const fold = useBoxFold(
    { name: 'options', questionnaireId },
    isMain && finalized === 1 && !isReleased,
  );
  return (
    <SidebarBox title={t('sidebar.options.title')} fold={fold}>
      <div>
        {names.map((name) => (
          <SettingSwitch
            key={name}
            questionnaireId={questionnaireId}
            name={name}
            isSet={settings[name] === 1}
            isDisabled={!isMain}
          />
        ))}
        <ReleaseSwitch
          questionnaireId={questionnaireId}
          isReleased={isReleased}
          isDisabled={!isMain}
        />
      </div>
      <ReleaseHistory questionnaireId={questionnaireId} />
      {!isMain && <OnlyMain>{t('sidebar.options.onlyMain')}</OnlyMain>}
      <DatesBox questionnaireId={questionnaireId} mayChange={isMain} />
    </SidebarBox>
  );
}

const names = ['inactive', 'locked', 'gradingLocked', 'reportLocked'] as const;

const OnlyMain = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

type SettingSwitchProps = {
  questionnaireId: number;
  name: SettingName;
  /** The stored value. True means "closed"; the switch is then off. */
  isSet: boolean;
  isDisabled: boolean;
};

/**
 * The switch of one setting. It changes at once, and changes back if saving fails. The user must confirm to hide the
 * questionnaire from clients or to lock it for them. See docs/product/answering.md#options.
 */
function SettingSwitch({ questionnaireId, name, isSet, isDisabled }: SettingSwitchProps) {
  const { t } = useTranslation('grading');
  const { isOpen, move } = useSetting({ questionnaireId, name, isSet });
  const [isAsking, setAsking] = useState(false);
  const asksFirst = name === 'inactive' || name === 'locked';
  const change = (next: boolean) => {
    if (!next && asksFirst) setAsking(true);
    else void move(next);
  };
  return (
    <>
      <Switch
        text={t(`sidebar.options.${name}`)}
        isOn={isOpen}
        onChange={change}
        isDisabled={isDisabled}
      />
      {isAsking && asksFirst && (
        <ClosingDialog
          name={name}
          onConfirm={() => {
            setAsking(false);
            void move(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type ClosingDialogProps = {
  name: 'inactive' | 'locked';
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation, and says what clients will no longer be able to do. */
function ClosingDialog({ name, onConfirm, onClose }: ClosingDialogProps) {
  const { t } = useTranslation('grading');
  return (
    <Dialog
      title={t(`sidebar.closing.${name}.question`)}
      closeText={t('sidebar.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onConfirm}>{t(`sidebar.closing.${name}.confirm`)}</Button>
          <Button tone="secondary" onClick={onClose}>
            {t('sidebar.cancel')}
          </Button>
        </>
      }
    >
      <p>{t(`sidebar.closing.${name}.effect`)}</p>
    </Dialog>
  );
}

type Setting = {
  isOpen: boolean;
  /** Shows the new value at once and saves it. After several quick changes the last value is stored. */
  move: (isOpen: boolean) => Promise<void>;
};

/** The value of one of the questionnaire's four settings, and a function that changes it. */
function useSetting({
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
    setPending(undefined);
  }

  async function sendLatest(): Promise<void> {
    for (let sent: boolean | undefined; sent !== latest.current;) {
      sent = latest.current as boolean;
      await update({ id: questionnaireId, ...settingToWire(name, sent) });
    }
  }

  return { isOpen: pending ?? !isSet, move };
}
