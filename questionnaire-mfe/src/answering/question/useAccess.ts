import { useState } from 'react';
import { answerLock, isInTeam, type LockReason } from '@cert/shared/domain';
import { useOpenCategory } from '../OpenCategory.ts';

export type Access = {
  isReadOnly: boolean;
  /** Why a client may not change it. */
  lock: LockReason | undefined;
  /** The team's switch between "Edit answer" and "Lock answer"; a client has none (spec 1 §4). */
  unlocking: { isUnlocked: boolean; toggle: () => void } | undefined;
};

/** Whether the reader can change an answer or comment now, by the server's own rule. */
export function useAccess({
  isQuestionLocked,
  isQuestionDisabled,
}: {
  isQuestionLocked: boolean;
  isQuestionDisabled: boolean;
}): Access {
  const { category, role } = useOpenCategory();
  const [isUnlocked, setUnlocked] = useState(false);
  const settings = { inactive: category.inactive === 1, locked: category.locked === 1 };
  const lock = answerLock({ role, settings, isQuestionLocked, isQuestionDisabled });
  if (!isInTeam(role)) return { isReadOnly: lock !== undefined, lock, unlocking: undefined };
  const toggle = () => setUnlocked(!isUnlocked);
  return { isReadOnly: !isUnlocked, lock, unlocking: { isUnlocked, toggle } };
}
