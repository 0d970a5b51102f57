/** Address of an area's page, without the language, which the router adds. */
export function areaAddress({
  questionnaireId,
  categorySlug,
  position,
}: {
  questionnaireId: number;
  categorySlug: string;
  /** Position of the area in its category, from 1. */
  position: number;
}): string {
  return `/${questionnaireId}/category/${categorySlug}/${position}`;
}
