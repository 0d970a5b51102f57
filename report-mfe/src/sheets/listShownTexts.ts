import type { ReportField } from '@cert/shared/domain';
import type { ProgrammeReply } from '@cert/shared/contract';
import type { ReportData } from '../reportData.ts';
import { listApplicableSheets } from './defineSheet.ts';
import { reportViews, type ReportViewName } from './reportViews.ts';

/** The views with texts of the team. */
type WrittenView = Exclude<ReportViewName, 'scorecard'>;

/** A text on the sheets of a report, with its position. */
export type ShownText = {
  field: ReportField;
  view: WrittenView;
  /** The anchor of the text, or of its sheet if the text has none. */
  anchor: string;
  /** Whether the sheet shows default content while the text is empty. */
  isOptional: boolean;
};

/** The team's texts on the sheets of this report, in the order of the sheets; the Above-and-Beyond view comes last. */
export function listShownTexts(report: ReportData, programme: ProgrammeReply): ShownText[] {
  const shown: readonly WrittenView[] = report.isAdvanced ? ['standard', 'beyond'] : ['standard'];
  return shown.flatMap((view) =>
    listApplicableSheets(reportViews[view], { report, programme }).flatMap(
      ({ id, texts = [], inner = {}, alsoTexts }): ShownText[] => {
        const anchors = new Map(Object.entries(inner).map(([anchor, field]) => [field, anchor]));
        // The set removes duplicates: a text in `inner` can also be in `texts`, where it decides about printing.
        const fields = new Set([...(alsoTexts?.(report) ?? []), ...texts, ...anchors.keys()]);
        return [...fields].map((field) => ({
          field,
          view,
          anchor: anchors.get(field) ?? id,
          isOptional: field === 'timeline',
        }));
      },
    ),
  );
}
