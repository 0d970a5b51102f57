import type { UseCase } from '../http/useCase.ts';
import { markBeyond } from './markBeyond.ts';

/** Sets or removes the mark of one Above-and-Beyond question; see `markBeyond`. */
export const markQuestion: UseCase<'aboveBeyondUpdate'> = async (
  { questionId, grade: isMarked },
  context,
) => {
  await markBeyond(context, [{ questionId, isMarked }]);
  return { grade: isMarked };
};
