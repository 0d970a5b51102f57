import { questionKey } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { listMarkedQuestionIds } from './listMarkedQuestionIds.ts';

/** Reads for each Above-and-Beyond question whether the team has marked it, by the key `question_{id}`. */
export const readBeyondMarks: UseCase<'aboveBeyondCertifierUpdates'> = async (_input, context) => {
  const marked = await listMarkedQuestionIds(context);
  const questions = [...context.edition.questions.values()].filter(
    ({ beyondCategory }) => beyondCategory !== null,
  );
  return Object.fromEntries(questions.map(({ id }) => [questionKey(id), marked.has(id)]));
};
