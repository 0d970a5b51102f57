import { answerLock, refuse } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { asFlag } from '../questionnaires/asFlag.ts';
import { changeSettings } from '../questionnaires/changeSettings.ts';

/**
 * The client's final submission: locks the questionnaire, also with answers missing, since that is the client's to
 * decide (decisions §4).
 * @throws Refusal locked with the reason when the client may not change anything any more
 */
export const submitAnswers: UseCase<'questionnaireSubmit'> = async (_input, context) => {
  const { questionnaire, role } = context;
  const reason = answerLock({
    role,
    settings: questionnaire.settings,
    areaCounts: true,
    isQuestionLocked: false,
    isQuestionDisabled: false,
  });
  if (reason) throw refuse('locked', { reason });
  const { inactive, locked } = await changeSettings(
    context,
    { locked: true },
    'questionnaireSubmit',
  );
  return { inactive: asFlag(inactive), locked: asFlag(locked) };
};
