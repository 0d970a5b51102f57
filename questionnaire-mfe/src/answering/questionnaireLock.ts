import { answerLock, type LockReason } from '@cert/shared/domain';
import type { OpenCategory } from './OpenCategory.ts';

/** Why the reader can change nothing at all in this questionnaire; undefined when single questions decide. */
export function questionnaireLock({ category, role }: OpenCategory): LockReason | undefined {
  return answerLock({
    role,
    settings: { inactive: category.inactive === 1, locked: category.locked === 1 },
    areaCounts: true,
    isQuestionLocked: false,
    isQuestionDisabled: false,
  });
}
