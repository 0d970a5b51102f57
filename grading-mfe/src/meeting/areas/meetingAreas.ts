import type { AreaSummary, CategorySummary } from '@cert/shared/contract';

/** One area of the meeting, with its number. */
export type NumberedArea = {
  /** Running number from 1 across all categories. Areas that a key-only questionnaire excludes are not counted. */
  number: number;
  area: AreaSummary;
  category: Pick<CategorySummary, 'title' | 'slug' | 'position'>;
};

/** The areas that the team discusses with the client, in the order of the questionnaire. */
export function listMeetingAreas(categories: readonly CategorySummary[]): NumberedArea[] {
  return categories
    .flatMap((category) =>
      category.areas.filter((area) => area.open).map((area) => ({ area, category })),
    )
    .map((stop, index) => ({ number: index + 1, ...stop }));
}

/** Returns the first area that the certifier has not graded, or else the first area. Undefined without areas. */
export function findMeetingStartArea(stops: readonly NumberedArea[]): NumberedArea | undefined {
  return stops.find(({ area }) => (area.certifierGrade ?? null) === null) ?? stops[0];
}

/** Address of an area in the meeting, by its running number. */
export function toMeetingAreaAddress(questionnaireId: number, number: number): string {
  return `/${questionnaireId}/meeting/${number}`;
}
