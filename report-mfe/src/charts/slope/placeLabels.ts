/** A label that belongs to a point of a drawing. Lengths are in millimetres; `pointMm` is measured from the top. */
export type PointLabel = { pointMm: number; heightMm: number };

/**
 * Positions labels below each other without overlaps, each as near to its point as the other labels allow.
 * @param labels in the order of their points, from the top
 * @param availableMm the available height; labels that are higher together extend below it
 * @returns the upper edge of each label
 */
export function placeLabels(labels: readonly PointLabel[], availableMm: number): number[] {
  const groups: Group[] = [];
  for (const { pointMm, heightMm } of labels) {
    let group: Group = { preferredTops: [pointMm - heightMm / 2], heights: [heightMm] };
    let above = groups.at(-1);
    // Labels that would overlap are merged into one group, at the average of their preferred positions.
    while (above && topOf(above, availableMm) + sum(above.heights) > topOf(group, availableMm)) {
      groups.pop();
      group = join(above, group);
      above = groups.at(-1);
    }
    groups.push(group);
  }
  return groups.flatMap((group) => {
    const top = topOf(group, availableMm);
    return group.heights.map((_, index) => top + sum(group.heights.slice(0, index)));
  });
}

/** Labels directly below each other. */
type Group = {
  /** For each label, the upper edge of the group at which this label would be centred on its point. */
  preferredTops: readonly number[];
  heights: readonly number[];
};

function join(above: Group, below: Group): Group {
  const shift = sum(above.heights);
  return {
    preferredTops: [...above.preferredTops, ...below.preferredTops.map((top) => top - shift)],
    heights: [...above.heights, ...below.heights],
  };
}

function topOf({ preferredTops, heights }: Group, availableMm: number): number {
  const top = sum(preferredTops) / preferredTops.length;
  return Math.max(0, Math.min(top, availableMm - sum(heights)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
