import type { UseCase } from '../http/useCase.ts';
import { setFinalGrades } from './setFinalGrades.ts';

/** Sets the final grade of one area, or clears it with null; see `setFinalGrades`. */
export const setFinalAreaGrade: UseCase<'certifierAreaFinalGradeSet'> = async (
  { areaId, grade, seen },
  context,
) => {
  const [standing] = await setFinalGrades(context, [{ areaId, grade, seen }]);
  return { grade, setAt: standing?.at?.toISOString() ?? null };
};
