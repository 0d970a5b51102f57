import { useOpenCategory } from '../OpenCategory.tsx';
import { FooterButton } from './FooterButton.tsx';
import type { EditAccess } from '../editing/editAccessOf.ts';

type Props = { unlocking: EditAccess['unlocking'] };

/** Toggles "Edit answer" and "Lock answer" for the team. Renders nothing for clients. */
export function UnlockButton({ unlocking }: Props) {
  const { t } = useOpenCategory();
  if (!unlocking) return null;
  return (
    <FooterButton onClick={unlocking.toggle}>
      {t(unlocking.isUnlocked ? 'question.lock' : 'question.edit')}
    </FooterButton>
  );
}
