import type { Info } from '@cert/shared/contract';
import { documentLock } from '@cert/shared/domain';
import { accessOf, type Access } from '../../answering/editing/accessOf.ts';
import type { Editing } from '../../answering/editing/QuestionnaireEditing.tsx';
import { readerRole } from '../../answering/readerRole.ts';

/** Returns the edit access to the documents of a question; without a question, to the documents of an area. */
export type DocumentAccess = (question: { locked: 0 | 1; disabled: 0 | 1 } | undefined) => Access;

/** Applies the same rule as the server to all documents of a questionnaire. Call it only for areas that count. */
export function documentAccess({ questionnaire }: Info, editing: Editing): DocumentAccess {
  const { inactive, locked } = questionnaire.settings;
  const role = readerRole(questionnaire);
  return (question) =>
    accessOf({
      role,
      lock: documentLock({
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
