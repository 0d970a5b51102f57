import { answerLockReason, refuse } from '@cert/shared/domain';
import type { UseCase } from '../useCase.ts';
import { cancelMemberMails } from '../mail/queueMemberMails.ts';
import { toFlag } from '../toFlag.ts';
import { changeSettings } from '../questionnaires/changeSettings.ts';

/**
 * Submits the client's final answers: locks the questionnaire, even if answers are missing, and
 * tells everybody on it by mail. See docs/product/answering.md#submission.
 * @throws Refusal locked with the reason if the client may not change the questionnaire any more
 */
export const submitAnswers: UseCase<'questionnaireSubmit'> = async (_input, context) => {
  const { questionnaire, role } = context;
  const reason = answerLockReason({
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
  const topic = { questionnaireId: questionnaire.id };
  await cancelMemberMails(context.db, { ...topic, kind: 'answers-due' });
  await context.queueMemberMails(context.db, { ...topic, kind: 'answers-submitted' });
  return { inactive: toFlag(inactive), locked: toFlag(locked) };
};
