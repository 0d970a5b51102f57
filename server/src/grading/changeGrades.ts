import type { Grade } from '@cert/shared/domain';
import type { Change } from '../audit/recordChanges.ts';

/** A grade that an area is to have; null clears. */
export type AreaGrade = { areaId: number; grade: Grade | null };

/** A grade as it stands after it was set. */
export type StandingGrade = AreaGrade & { at: Date | null };

export type GradeChanges = {
  cleared: number[];
  set: { areaId: number; grade: Grade }[];
  changes: Change[];
  /** How the wanted areas stand afterwards, in the order in which they were named. */
  standing: StandingGrade[];
};

/**
 * Decides what grades that are wanted change: one that stands already keeps its instant and changes nothing.
 * @param stored by area id
 */
export function changeGrades({
  wanted,
  stored,
  at,
}: {
  wanted: readonly AreaGrade[];
  stored: ReadonlyMap<number, { grade: number; at: Date }>;
  at: Date;
}): GradeChanges {
  const gradeBefore = (areaId: number) => stored.get(areaId)?.grade ?? null;
  const changed = wanted.filter(({ areaId, grade }) => gradeBefore(areaId) !== grade);
  return {
    cleared: changed.filter(({ grade }) => grade === null).map(({ areaId }) => areaId),
    set: changed.flatMap(({ areaId, grade }) => (grade === null ? [] : [{ areaId, grade }])),
    changes: changed.map(({ areaId, grade }) => ({
      subject: `area ${areaId}`,
      before: gradeBefore(areaId),
      after: grade,
    })),
    standing: wanted.map((one) => ({
      ...one,
      at: changed.includes(one) ? atOf(one.grade, at) : (stored.get(one.areaId)?.at ?? null),
    })),
  };
}

/** A grade that was cleared stands since no instant. */
function atOf(grade: Grade | null, at: Date): Date | null {
  return grade === null ? null : at;
}
