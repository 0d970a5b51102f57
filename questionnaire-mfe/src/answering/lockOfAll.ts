import { answerLock, type LockReason } from '@cert/shared/domain';
import type { OpenCategory } from './OpenCategory.tsx';

/** Why the reader can change nothing at all in this questionnaire; undefined when single questions decide. */
export function lockOfAll({
  category,
  role,
}: Pick<OpenCategory, 'category' | 'role'>): LockReason | undefined {
  return answerLock({
    role,
    settings: { inactive: category.inactive === 1, locked: category.locked === 1 },
    areaCounts: true,
    isQuestionLocked: false,
    isQuestionDisabled: false,
  });
}
