import { answerLockReason, type LockReason } from '@cert/shared/domain';
import type { OpenCategory } from './OpenCategory.tsx';

/**
 * Returns why the reader cannot change any answer of this questionnaire. Undefined when the questionnaire itself is not
 * locked.
 */
export function questionnaireLockReason({
  category,
  role,
}: Pick<OpenCategory, 'category' | 'role'>): LockReason | undefined {
  return answerLockReason({
    role,
    settings: { inactive: category.inactive === 1, locked: category.locked === 1 },
    areaCounts: true,
    isQuestionLocked: false,
    isQuestionDisabled: false,
  });
}
