import { answerLockReason, type LockReason, type QuestionnaireSettings } from './locks.ts';
import type { Role } from './roles.ts';

/**
 * Why a person may not add or delete a document; undefined when it is allowed. A document of a question is locked when
 * the answer is locked, a document of an area when the comment on the area is locked. An area that does not count in a
 * key-only questionnaire accepts no documents.
 * @param question undefined for a document of the area itself
 */
export function documentLockReason({
  role,
  settings,
  areaCounts,
  question,
}: {
  role: Role;
  settings: Pick<QuestionnaireSettings, 'inactive' | 'locked'>;
  areaCounts: boolean;
  question: { isLocked: boolean; isDisabled: boolean } | undefined;
}): LockReason | undefined {
  return answerLockReason({
    role,
    settings,
    areaCounts,
    isQuestionLocked: question?.isLocked ?? false,
    isQuestionDisabled: question?.isDisabled ?? false,
  });
}
