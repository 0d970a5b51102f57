import type { UseCase } from '../http/useCase.ts';
import { setBeyondMarks } from './setBeyondMarks.ts';

/** Sets or removes the mark of one Above-and-Beyond question; see `setBeyondMarks`. */
export const setBeyondMark: UseCase<'aboveBeyondUpdate'> = async (
  { questionId, grade: isMarked },
  context,
) => {
  await setBeyondMarks(context, [{ questionId, isMarked }]);
  return { grade: isMarked };
};
