/** The address of an area's page, with its language left to the router. */
export function areaAddress({
  questionnaireId,
  categorySlug,
  position,
}: {
  questionnaireId: number;
  categorySlug: string;
  /** Place of the area within its category, from 1. */
  position: number;
}): string {
  return `/${questionnaireId}/category/${categorySlug}/${position}`;
}
