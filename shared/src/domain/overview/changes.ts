import type { ChangeKind } from './road.ts';

const togetherMs = 2 * 60 * 60 * 1000;

/** One change in an area that everybody on the questionnaire may see. */
export type AreaChange = {
  at: Date;
  /** Null for the programme's office. */
  accountId: number | null;
  kind: ChangeKind;
  areaId: number;
  /** What was changed: saving the same answer again counts once. */
  subject: string;
};

/** What one person did in one area; `count` things, the last of them at `at`. */
export type JoinedChange = Omit<AreaChange, 'subject'> & { count: number };

/**
 * Joins the changes of one kind that one person made in one area, while nobody else changed the area in between and
 * within two hours. See docs/product/overview.md#what-is-left.
 * @param changes the newest first
 * @param most the largest number of entries
 */
export function joinChanges(changes: readonly AreaChange[], most: number): JoinedChange[] {
  const joined: (JoinedChange & { subjects: Set<string> })[] = [];
  for (const { subject, ...change } of changes) {
    const inArea = joined.filter(({ areaId }) => areaId === change.areaId);
    // A later change by someone else ends what can be joined.
    const others = inArea.findLastIndex(({ accountId }) => accountId !== change.accountId);
    const same = inArea
      .slice(others + 1)
      .find((one) => one.kind === change.kind && isTogether(one.at, change.at));
    if (same) {
      same.subjects.add(subject);
      same.count = same.subjects.size;
    } else joined.push({ ...change, count: 1, subjects: new Set([subject]) });
  }
  return joined.slice(0, most).map(({ subjects: _subjects, ...change }) => change);
}

function isTogether(later: Date, earlier: Date): boolean {
  return later.getTime() - earlier.getTime() <= togetherMs;
}
