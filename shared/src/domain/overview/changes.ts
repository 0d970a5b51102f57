/**
 * The kinds of changes that the home page of a questionnaire lists; grades and comments of the team are never among
 * them.
 */
export const changeKinds = ['answers', 'comments', 'documents'] as const;
export type ChangeKind = (typeof changeKinds)[number];

const togetherMs = 2 * 60 * 60 * 1000;

/** One change in an area that everybody on the questionnaire may see. */
export type AreaChange = {
  at: Date;
  /** Null for the programme's office. */
  accountId: number | null;
  kind: ChangeKind;
  areaId: number;
  /** Identifies what was changed, so that saving the same answer twice counts once. */
  subject: string;
};

/**
 * Changes of one kind by one person in one area, joined into one entry: `count` is the number of different subjects
 * that were changed, and `at` is the time of the last change.
 */
export type JoinedChange = Omit<AreaChange, 'subject'> & { count: number };

/**
 * Joins into one entry the changes of one kind that one person made in one area within two hours, unless somebody else
 * changed the area in between. See docs/product/overview.md#what-is-left.
 * @param changes newest first
 * @param maxEntries the maximum number of returned entries
 */
export function joinChanges(changes: readonly AreaChange[], maxEntries: number): JoinedChange[] {
  const joined: (JoinedChange & { subjects: Set<string> })[] = [];
  for (const { subject, ...change } of changes) {
    const inArea = joined.filter(({ areaId }) => areaId === change.areaId);
    // Two changes are not joined if somebody else changed the area between them.
    const others = inArea.findLastIndex(({ accountId }) => accountId !== change.accountId);
    const same = inArea
      .slice(others + 1)
      .find((one) => one.kind === change.kind && isTogether(one.at, change.at));
    if (same) {
      same.subjects.add(subject);
      same.count = same.subjects.size;
    } else joined.push({ ...change, count: 1, subjects: new Set([subject]) });
  }
  return joined.slice(0, maxEntries).map(({ subjects: _subjects, ...change }) => change);
}

function isTogether(later: Date, earlier: Date): boolean {
  return later.getTime() - earlier.getTime() <= togetherMs;
}
