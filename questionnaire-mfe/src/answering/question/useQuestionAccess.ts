import { useState } from 'react';
import { answerLockReason } from '@cert/shared/domain';
import { editAccessOf, type EditAccess } from '../editing/editAccessOf.ts';
import { useOpenCategory } from '../OpenCategory.tsx';

/** Whether the reader can change a question's answer and comment now. Uses the same rule as the server. */
export function useQuestionAccess({
  areaCounts,
  isQuestionLocked,
  isQuestionDisabled,
}: {
  areaCounts: boolean;
  isQuestionLocked: boolean;
  isQuestionDisabled: boolean;
}): EditAccess {
  const { category, role } = useOpenCategory();
  const [isUnlocked, setUnlocked] = useState(false);
  const settings = { inactive: category.inactive === 1, locked: category.locked === 1 };
  return editAccessOf({
    role,
    lock: answerLockReason({ role, settings, areaCounts, isQuestionLocked, isQuestionDisabled }),
    editing: { isUnlocked, toggle: () => setUnlocked(!isUnlocked) },
  });
}
