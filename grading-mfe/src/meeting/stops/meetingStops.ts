import type { AreaSummary, CategorySummary } from '@cert/shared/contract';

/** One area of the meeting, in its turn. */
export type MeetingStop = {
  /** From 1, over all categories, of the areas that count. */
  number: number;
  area: AreaSummary;
  category: Pick<CategorySummary, 'title' | 'slug' | 'position'>;
};

/** The areas that the team goes through with the client, in the order of the questionnaire. */
export function meetingStops(categories: readonly CategorySummary[]): MeetingStop[] {
  return categories
    .flatMap((category) =>
      category.areas.filter((area) => area.open).map((area) => ({ area, category })),
    )
    .map((stop, index) => ({ number: index + 1, ...stop }));
}

/** Where one goes on: the first area without an own grade, else the first of all; undefined where there is none. */
export function firstOpenStop(stops: readonly MeetingStop[]): MeetingStop | undefined {
  return stops.find(({ area }) => (area.certifierGrade ?? null) === null) ?? stops[0];
}
