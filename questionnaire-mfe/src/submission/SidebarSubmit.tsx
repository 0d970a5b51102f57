import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useRead, useWhoLocked, type FillerPropsBySlot } from '@cert/shared/platform';
import { color, fontSize } from '@cert/shared/ui';
import { SubmitButton } from './SubmitButton.tsx';

/** In the client's sidebar: the submit button, or a text that the questionnaire is locked. */
export function SidebarSubmit({ questionnaireId }: FillerPropsBySlot['sidebar.client']) {
  const { data: info } = useRead('info', { id: questionnaireId });
  if (!info) return null;
  if (info.questionnaire.settings.locked === 1)
    return <WhoLocked questionnaireId={questionnaireId} />;
  return <SubmitButton questionnaireId={questionnaireId} tone="secondary" />;
}

/** That the questionnaire is locked, by whom and since when. */
function WhoLocked({ questionnaireId }: FillerPropsBySlot['sidebar.client']) {
  const { t } = useTranslation('platform');
  const who = useWhoLocked(questionnaireId);
  return (
    <Locked>
      {t('lock.questionnaire-locked')} {who?.text}
    </Locked>
  );
}

const Locked = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
