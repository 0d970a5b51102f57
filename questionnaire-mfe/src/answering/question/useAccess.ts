import { useState } from 'react';
import { answerLock } from '@cert/shared/domain';
import { accessOf, type Access } from '../editing/accessOf.ts';
import { useOpenCategory } from '../OpenCategory.tsx';

/** Whether the reader can change a question's answer and comment now. Uses the same rule as the server. */
export function useAccess({
  areaCounts,
  isQuestionLocked,
  isQuestionDisabled,
}: {
  areaCounts: boolean;
  isQuestionLocked: boolean;
  isQuestionDisabled: boolean;
}): Access {
  const { category, role } = useOpenCategory();
  const [isUnlocked, setUnlocked] = useState(false);
  const settings = { inactive: category.inactive === 1, locked: category.locked === 1 };
  return accessOf({
    role,
    lock: answerLock({ role, settings, areaCounts, isQuestionLocked, isQuestionDisabled }),
    editing: { isUnlocked, toggle: () => setUnlocked(!isUnlocked) },
  });
}
