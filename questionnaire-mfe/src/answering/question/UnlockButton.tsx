import { useOpenCategory } from '../OpenCategory.tsx';
import { FootButton } from './FootButton.tsx';
import type { Access } from '../editing/accessOf.ts';

type Props = { unlocking: Access['unlocking'] };

/** Toggles "Edit answer" and "Lock answer" for the team. Renders nothing for clients. */
export function UnlockButton({ unlocking }: Props) {
  const { t } = useOpenCategory();
  if (!unlocking) return null;
  return (
    <FootButton onClick={unlocking.toggle}>
      {t(unlocking.isUnlocked ? 'question.lock' : 'question.edit')}
    </FootButton>
  );
}
