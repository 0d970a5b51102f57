import type { QuestionnaireInfo } from '@cert/shared/contract';
import { documentLockReason } from '@cert/shared/domain';
import {
  decideEditAccess,
  type EditAccess,
  findReaderRole,
  type UnlockState,
} from '../../answers/editAccess.tsx';

/** Returns the edit access to the documents of a question; without a question, to the documents of an area. */
export type DocumentAccessFinder = (
  question: { locked: 0 | 1; disabled: 0 | 1 } | undefined,
) => EditAccess;

/**
 * Returns the edit access to the documents of a questionnaire, by the same rule as the server. The result is valid only
 * for areas that take answers.
 */
export function createDocumentAccessFinder(
  { questionnaire }: QuestionnaireInfo,
  editing: UnlockState,
): DocumentAccessFinder {
  const { inactive, locked } = questionnaire.settings;
  const role = findReaderRole(questionnaire);
  return (question) =>
    decideEditAccess({
      role,
      lock: documentLockReason({
        role,
        settings: { inactive: inactive === 1, locked: locked === 1 },
        areaCounts: true,
        question: question && {
          isLocked: question.locked === 1,
          isDisabled: question.disabled === 1,
        },
      }),
      editing,
    });
}
