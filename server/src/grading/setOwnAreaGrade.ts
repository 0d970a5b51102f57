import type { UseCase } from '../http/useCase.ts';
import { setOwnGrades } from './setOwnGrades.ts';

/** Sets the caller's own grade of one area, or clears it with null; see `setOwnGrades`. */
export const setOwnAreaGrade: UseCase<'certifierAreaGradeSet'> = async (
  { areaId, grade, seen },
  context,
) => {
  const [standing] = await setOwnGrades(context, [{ areaId, grade, seen }]);
  return { grade, gradedAt: standing?.at?.toISOString() ?? null };
};
