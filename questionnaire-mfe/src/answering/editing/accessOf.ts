import { isInTeam, type LockReason, type Role } from '@cert/shared/domain';
import type { Editing } from './QuestionnaireEditing.tsx';

export type Access = {
  isReadOnly: boolean;
  /** Why editing is impossible, even after unlocking. */
  lock: LockReason | undefined;
  /** The unlocked state and its toggle. Undefined for clients and where editing is impossible. */
  unlocking: Editing | undefined;
};

/** Returns the edit access to content with this lock. Clients can edit at once, the team only after unlocking. */
export function accessOf({
  role,
  lock,
  editing,
}: {
  role: Role;
  lock: LockReason | undefined;
  editing: Editing;
}): Access {
  const isLocked = lock !== undefined;
  if (!isInTeam(role)) return { isReadOnly: isLocked, lock, unlocking: undefined };
  return {
    isReadOnly: isLocked || !editing.isUnlocked,
    lock,
    unlocking: isLocked ? undefined : editing,
  };
}
