import { isInTeam, type LockReason, type Role } from '@cert/shared/domain';
import type { Editing } from './QuestionnaireEditing.tsx';

export type Access = {
  isReadOnly: boolean;
  /** Why it may not be changed at all, whatever is unlocked. */
  lock: LockReason | undefined;
  /** The team's switch between "Edit" and "Lock"; undefined for a client, and where nothing may be changed. */
  unlocking: Editing | undefined;
};

/** What a reader can do with something that this rule locks: a client at once, the team after unlocking (spec 1 §4). */
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
