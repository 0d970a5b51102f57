import type { Grade } from '@cert/shared/domain';
import type { AuditChange } from '../audit/recordChanges.ts';
import type { AreaDigests } from './readAreaDigests.ts';

/** A wanted grade of an area; null clears it. */
export type GradeToSet = {
  areaId: number;
  grade: Grade | null;
  /** Digest of the area as the person saw it; if absent, the current digest is used. */
  seen?: string | undefined;
};

/** A grade as stored after the call. */
export type ResultingGrade = Pick<GradeToSet, 'areaId' | 'grade'> & { at: Date | null };

export type StoredGrade = {
  grade: number;
  at: Date;
  /** Digest of the area when it was graded; null if unknown. */
  digest: string | null;
};

export type GradeChanges = {
  cleared: number[];
  /** `isConfirmed`: the grade is the same as before, and was given again because the area has changed. */
  set: { areaId: number; grade: Grade; digest: string; isConfirmed: boolean }[];
  /** The changes as audit entries. A confirmed grade is also listed, with `before` equal to `after`. */
  changes: AuditChange[];
  /** The grades of the wanted areas after the change, in the given order. */
  resulting: ResultingGrade[];
};

/**
 * Decides which changes are needed for the wanted grades. An equal grade changes nothing and keeps its time, unless the
 * area has changed since it was graded: then it is confirmed. See docs/product/grading.md#changed-since.
 * @param stored the stored grades by area id
 */
export function decideGradeChanges({
  wanted,
  stored,
  digests,
  at,
}: {
  wanted: readonly GradeToSet[];
  stored: ReadonlyMap<number, StoredGrade>;
  digests: AreaDigests;
  at: Date;
}): GradeChanges {
  const gradeBefore = (areaId: number) => stored.get(areaId)?.grade ?? null;
  const isSame = ({ areaId, grade }: GradeToSet) => gradeBefore(areaId) === grade;
  const givenOn = ({ areaId, seen }: GradeToSet) => seen ?? digests.of(areaId);
  const changed = wanted.filter((one) => !isSame(one) || isOutdated(one));
  return {
    cleared: changed.filter(({ grade }) => grade === null).map(({ areaId }) => areaId),
    set: changed.flatMap((one) =>
      one.grade === null
        ? []
        : [
            {
              areaId: one.areaId,
              grade: one.grade,
              digest: givenOn(one),
              isConfirmed: isSame(one),
            },
          ],
    ),
    changes: changed.map(({ areaId, grade }) => ({
      subject: `area ${areaId}`,
      before: gradeBefore(areaId),
      after: grade,
    })),
    resulting: wanted.map((one) => ({
      areaId: one.areaId,
      grade: one.grade,
      at: changed.includes(one) ? atOf(one.grade, at) : (stored.get(one.areaId)?.at ?? null),
    })),
  };

  function isOutdated(one: GradeToSet): boolean {
    const before = stored.get(one.areaId);
    return before !== undefined && before.digest !== givenOn(one);
  }
}

/** Returns the time of a grade; null for a cleared one. */
function atOf(grade: Grade | null, at: Date): Date | null {
  return grade === null ? null : at;
}
