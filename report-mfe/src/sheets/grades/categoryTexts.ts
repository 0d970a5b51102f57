import type { ReportField } from '@cert/shared/domain';
import { isAuditReport, type ReportData } from '../../reportData.ts';

/** A text of the team about one category. */
export type CategoryText = {
  /** The anchor of the text in the address. Do not rename it: existing links to the report contain it. */
  anchor: string;
  field: ReportField;
  /** The end of the message key of the texts around the team's text: `recommendations.category` + `kind`. */
  kind: 'Highlights' | 'Suggestions' | 'SuggestionsAdditional';
};

/** The team's texts about one category. Only an audit report has the additional suggestions. */
export function listCategoryTexts(
  id: number,
  report: Pick<ReportData, 'decision'>,
): CategoryText[] {
  const texts: CategoryText[] = [
    {
      anchor: `category-${id}-highlights`,
      field: `highlights_${id}`,
      kind: 'Highlights',
    },
    {
      anchor: `category-${id}-suggestions`,
      field: `suggestions_${id}`,
      kind: 'Suggestions',
    },
  ];
  if (isAuditReport(report))
    texts.push({
      anchor: `category-${id}-suggestions-additional`,
      field: `suggestions_additional_${id}`,
      kind: 'SuggestionsAdditional',
    });
  return texts;
}
