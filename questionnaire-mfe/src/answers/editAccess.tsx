import { useState, createContext, useContext, type ReactNode } from 'react';
import type { CategoryReply } from '@cert/shared/contract';
import { isInTeam, type LockReason, type Role, answerLockReason } from '@cert/shared/domain';
import { useCurrentCategory, type CurrentCategory } from './CurrentCategory.tsx';

export type EditAccess = {
  isReadOnly: boolean;
  /** Why the user cannot edit, even after unlocking; undefined when editing is possible. */
  lock: LockReason | undefined;
  /** The unlocked state and its toggle. Undefined for clients and where editing is impossible. */
  unlocking: UnlockState | undefined;
};

/**
 * Returns the user's edit access to content. If there is a `lock`, the user cannot edit it. Otherwise clients can
 * edit it at once, the team only after unlocking.
 */
export function decideEditAccess({
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

/** Returns the user's edit access to the comment and documents of an area. */
export function useAreaAccess(): EditAccess {
  const open = useCurrentCategory();
  const editing = useUnlockState();
  return decideEditAccess({ role: open.role, lock: findQuestionnaireLockReason(open), editing });
}

/** Returns the user's edit access to a question's answer, comment and documents. Uses the same rule as the server. */
export function useQuestionAccess({
  areaCounts,
  isQuestionLocked,
  isQuestionDisabled,
}: {
  areaCounts: boolean;
  isQuestionLocked: boolean;
  isQuestionDisabled: boolean;
}): EditAccess {
  const { category, role } = useCurrentCategory();
  const [isUnlocked, setUnlocked] = useState(false);
  const settings = { inactive: category.inactive === 1, locked: category.locked === 1 };
  return decideEditAccess({
    role,
    lock: answerLockReason({ role, settings, areaCounts, isQuestionLocked, isQuestionDisabled }),
    editing: { isUnlocked, toggle: () => setUnlocked(!isUnlocked) },
  });
}

/**
 * Returns why the user cannot change any answer of this questionnaire. Undefined when the questionnaire itself is not
 * locked.
 */
export function findQuestionnaireLockReason({
  category,
  role,
}: Pick<CurrentCategory, 'category' | 'role'>): LockReason | undefined {
  return answerLockReason({
    role,
    settings: { inactive: category.inactive === 1, locked: category.locked === 1 },
    areaCounts: true,
    isQuestionLocked: false,
    isQuestionDisabled: false,
  });
}

/** Returns the user's role on this questionnaire. The server sends `ownFinalized` only to the team. */
export function findReaderRole({
  ownFinalized,
  mainCertifier,
}: Pick<CategoryReply, 'ownFinalized' | 'mainCertifier'>): Role {
  if (ownFinalized === undefined) return 'client';
  return mainCertifier === 1 ? 'main-certifier' : 'certifier';
}

/**
 * Whether a member of the team has unlocked content for editing, and the function that changes this. Each question has
 * a separate state. The comments and documents of all areas share the state of `UnlockProvider`.
 */
export type UnlockState = { isUnlocked: boolean; toggle: () => void };

const EditingContext = createContext<UnlockState | null>(null);

/**
 * Keeps the unlocked state of area comments and documents when the user goes to another area. Use the questionnaire id
 * as its `key`, so that another questionnaire starts with the state locked.
 */
export function UnlockProvider({ children }: { children: ReactNode }) {
  const [isUnlocked, setUnlocked] = useState(false);
  const toggle = () => setUnlocked(!isUnlocked);
  return <EditingContext value={{ isUnlocked, toggle }}>{children}</EditingContext>;
}

/** @throws Error when used outside `UnlockProvider` */
function useUnlockState(): UnlockState {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useUnlockState was used outside UnlockProvider');
  return editing;
}
