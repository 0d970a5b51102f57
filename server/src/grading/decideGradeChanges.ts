import type { Grade } from '@cert/shared/domain';
import type { Change } from '../audit/recordChanges.ts';
import type { AreaDigests } from './readAreaDigests.ts';

/** A grade that an area is to have; null clears. */
export type AreaGrade = {
  areaId: number;
  grade: Grade | null;
  /** The digest of what the person saw; without it the grade is given on what stands there now. */
  seen?: string | undefined;
};

/** A grade as it stands after it was set. */
export type StandingGrade = Pick<AreaGrade, 'areaId' | 'grade'> & { at: Date | null };

export type StoredGrade = {
  grade: number;
  at: Date;
  /** Of what it was given on; null where that is not known. */
  digest: string | null;
};

export type GradeChanges = {
  cleared: number[];
  /** `isConfirmed`: the same grade as before, given anew on what stands in the area now. */
  set: { areaId: number; grade: Grade; digest: string; isConfirmed: boolean }[];
  /** A grade that is confirmed is the same before and after. */
  changes: Change[];
  /** How the wanted areas stand afterwards, in the order in which they were named. */
  standing: StandingGrade[];
};

/**
 * Decides what grades that are wanted change. One that stands already keeps its instant and changes nothing, unless it was
 * given on something else than what is seen now: then it is confirmed (decisions §4).
 * @param stored by area id
 */
export function decideGradeChanges({
  wanted,
  stored,
  digests,
  at,
}: {
  wanted: readonly AreaGrade[];
  stored: ReadonlyMap<number, StoredGrade>;
  digests: AreaDigests;
  at: Date;
}): GradeChanges {
  const gradeBefore = (areaId: number) => stored.get(areaId)?.grade ?? null;
  const isSame = ({ areaId, grade }: AreaGrade) => gradeBefore(areaId) === grade;
  const givenOn = ({ areaId, seen }: AreaGrade) => seen ?? digests.of(areaId);
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
    standing: wanted.map((one) => ({
      areaId: one.areaId,
      grade: one.grade,
      at: changed.includes(one) ? atOf(one.grade, at) : (stored.get(one.areaId)?.at ?? null),
    })),
  };

  function isOutdated(one: AreaGrade): boolean {
    const before = stored.get(one.areaId);
    return before !== undefined && before.digest !== givenOn(one);
  }
}

/** A grade that was cleared stands since no instant. */
function atOf(grade: Grade | null, at: Date): Date | null {
  return grade === null ? null : at;
}
