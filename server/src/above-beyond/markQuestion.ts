import type { UseCase } from '../http/useCase.ts';
import { markBeyond } from './markBeyond.ts';

/** Marks one Above-and-Beyond question, or takes the mark away; see `markBeyond`. */
export const markQuestion: UseCase<'aboveBeyondUpdate'> = async (
  { questionId, grade: isMarked },
  context,
) => {
  await markBeyond(context, [{ questionId, isMarked }]);
  return { grade: isMarked };
};
