import { useTranslation } from 'react-i18next';
import { FooterButton } from '../question/FooterButton.tsx';
import { useAreaAccess } from './useAreaAccess.ts';

/** Lets the team unlock the comments and documents of all areas. Renders nothing for clients. */
export function EditAreaButton() {
  const { t } = useTranslation('questionnaire');
  const { unlocking } = useAreaAccess();
  if (!unlocking) return null;
  return (
    <FooterButton onClick={unlocking.toggle}>
      {t(unlocking.isUnlocked ? 'additional.lock' : 'additional.edit')}
    </FooterButton>
  );
}
