import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import { color, fontSize } from '@cert/shared/ui';
import { SidebarBox } from '../SidebarBox.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';

type Props = { questionnaireId: number; info: QuestionnaireInfo };

/** The questionnaire's four settings. A checked switch always means "open". Only the main certifier can change them. */
export function OptionsBox({ questionnaireId, info }: Props) {
  const { t } = useTranslation('grading');
  const isMain = info.questionnaire.mainCertifier === 1;
  return (
    <SidebarBox title={t('sidebar.options.title')}>
      <div>
        {names.map((name) => (
          <SettingSwitch
            key={name}
            questionnaireId={questionnaireId}
            name={name}
            isSet={info.questionnaire.settings[name] === 1}
            isDisabled={!isMain}
          />
        ))}
      </div>
      {!isMain && <OnlyMain>{t('sidebar.options.onlyMain')}</OnlyMain>}
    </SidebarBox>
  );
}

const names = ['inactive', 'locked', 'gradingLocked', 'reportLocked'] as const;

const OnlyMain = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
