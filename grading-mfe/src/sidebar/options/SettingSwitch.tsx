import { useTranslation } from 'react-i18next';
import type { SettingName } from '@cert/shared/domain';
import { Switch } from '@cert/shared/ui';
import { useSetting } from './useSetting.ts';

type Props = {
  questionnaireId: number;
  name: SettingName;
  /** The stored value. True means "closed"; the switch is then off. */
  isSet: boolean;
  isDisabled: boolean;
};

/** The switch of one setting. It moves at once, and moves back when the server refuses the change. */
export function SettingSwitch({ questionnaireId, name, isSet, isDisabled }: Props) {
  const { t } = useTranslation('grading');
  const { isOpen, move } = useSetting({ questionnaireId, name, isSet });
  return (
    <Switch
      text={t(`sidebar.options.${name}`)}
      isOn={isOpen}
      onChange={(next) => void move(next)}
      isDisabled={isDisabled}
    />
  );
}
