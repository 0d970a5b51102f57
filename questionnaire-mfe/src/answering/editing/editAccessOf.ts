import { isInTeam, type LockReason, type Role } from '@cert/shared/domain';
import type { UnlockState } from './UnlockProvider.tsx';

export type EditAccess = {
  isReadOnly: boolean;
  /** Why editing is impossible, even after unlocking. */
  lock: LockReason | undefined;
  /** The unlocked state and its toggle. Undefined for clients and where editing is impossible. */
  unlocking: UnlockState | undefined;
};

/** Returns the edit access to content with this lock. Clients can edit at once, the team only after unlocking. */
export function editAccessOf({
  role,
  lock,
  editing,
}: {
  role: Role;
  lock: LockReason | undefined;
  editing: UnlockState;
}): EditAccess {
  const isLocked = lock !== undefined;
  if (!isInTeam(role)) return { isReadOnly: isLocked, lock, unlocking: undefined };
  return {
    isReadOnly: isLocked || !editing.isUnlocked,
    lock,
    unlocking: isLocked ? undefined : editing,
  };
}
