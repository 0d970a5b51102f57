import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useRead, useLockedByText, type FillerPropsBySlot } from '@cert/shared/platform';
import { color, fontSize } from '@cert/shared/ui';
import { SubmitButton } from './SubmitButton.tsx';

/** The submit button in the client's sidebar. In a locked questionnaire, a text about the lock replaces it. */
export function SidebarSubmit({ questionnaireId }: FillerPropsBySlot['sidebar.client']) {
  const { data: info } = useRead('info', { id: questionnaireId });
  if (!info) return null;
  if (info.questionnaire.settings.locked === 1)
    return <WhoLocked questionnaireId={questionnaireId} />;
  return <SubmitButton questionnaireId={questionnaireId} tone="secondary" />;
}

/** Tells the client that the questionnaire is locked, by whom and since when. */
function WhoLocked({ questionnaireId }: FillerPropsBySlot['sidebar.client']) {
  const { t } = useTranslation('platform');
  const who = useLockedByText(questionnaireId);
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
