import { Button } from '@cert/shared/ui';
import { useWords } from '../../useWords.ts';
import type { Access } from './useAccess.ts';

type Props = { unlocking: Access['unlocking'] };

/** "Edit answer", which toggles to "Lock answer"; nothing for a client. */
export function UnlockButton({ unlocking }: Props) {
  const t = useWords();
  if (!unlocking) return null;
  return (
    <Button tone="quiet" onClick={unlocking.toggle}>
      {t(unlocking.isUnlocked ? 'question.lock' : 'question.edit')}
    </Button>
  );
}
