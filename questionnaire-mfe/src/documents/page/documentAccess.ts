import type { Info } from '@cert/shared/contract';
import { documentLock } from '@cert/shared/domain';
import { accessOf, type Access } from '../../answering/editing/accessOf.ts';
import type { Editing } from '../../answering/editing/QuestionnaireEditing.tsx';
import { roleIn } from '../../answering/roleIn.ts';

/** Whether the reader can change the documents of a question now; of an area when no question is given. */
export type DocumentAccess = (question: { locked: 0 | 1; disabled: 0 | 1 } | undefined) => Access;

/** The server's own rule, for all documents of a questionnaire; only areas that count are asked for. */
export function documentAccess({ questionnaire }: Info, editing: Editing): DocumentAccess {
  const { inactive, locked } = questionnaire.settings;
  const role = roleIn(questionnaire);
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
