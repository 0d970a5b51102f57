import { useTranslation } from 'react-i18next';
import { FootButton } from '../question/FootButton.tsx';
import { useAreaAccess } from './useAreaAccess.ts';

/** The team's one switch for the comments and documents of all areas; nothing for a client. */
export function EditAreaButton() {
  const { t } = useTranslation('questionnaire');
  const { unlocking } = useAreaAccess();
  if (!unlocking) return null;
  return (
    <FootButton onClick={unlocking.toggle}>
      {t(unlocking.isUnlocked ? 'additional.lock' : 'additional.edit')}
    </FootButton>
  );
}
