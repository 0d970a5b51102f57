import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useRead, type FillerPropsBySlot } from '@cert/shared/platform';
import { color, fontSize } from '@cert/shared/ui';
import { SubmitButton } from './SubmitButton.tsx';

/** In the client's sidebar: the submit button, or a text that the questionnaire is locked. */
export function SidebarSubmit({ questionnaireId }: FillerPropsBySlot['sidebar.client']) {
  const { t: tPlatform } = useTranslation('platform');
  const { data: info } = useRead('info', { id: questionnaireId });
  if (!info) return null;
  if (info.questionnaire.settings.locked === 1)
    return <Locked>{tPlatform('lock.questionnaire-locked')}</Locked>;
  return <SubmitButton questionnaireId={questionnaireId} tone="secondary" />;
}

const Locked = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
