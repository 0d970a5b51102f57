import { questionKey } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { findMarkedQuestions } from './findMarkedQuestions.ts';

/** Reads for each Above-and-Beyond question whether the team has marked it, by the key `question_{id}`. */
export const readBeyondMarks: UseCase<'aboveBeyondCertifierUpdates'> = async (_input, context) => {
  const marked = await findMarkedQuestions(context);
  const questions = [...context.edition.questions.values()].filter(
    ({ beyondCategory }) => beyondCategory !== null,
  );
  return Object.fromEntries(questions.map(({ id }) => [questionKey(id), marked.has(id)]));
};
