import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createStore } from '@cert/shared/platform';
import { runWhenIdle } from '@cert/shared/ui';
import { useBeforePrinting } from '../layout/beforePrinting.ts';
import type { ReportData } from '../reportData.ts';
import { useEditingPresence } from './EditingColleagues.tsx';
import { EditingContext, type EditingColleague, type EditingState } from './EditingContext.ts';
import { useOpenRequestedText } from './useOpenRequestedText.ts';
import { useReportFrozenWhileEditing } from './saving/useReportFrozenWhileEditing.ts';

type Props = {
  questionnaireId: number;
  report: ReportData;
  programme: EditingState['programme'];
  changedFigures: EditingState['changedFigures'];
  /** The texts on the shown sheets; undefined until they are known. */
  fields: readonly string[] | undefined;
  findAddress: EditingState['findAddress'];
  /** Renders the report. Its argument is the report with the unsaved edits of this browser. */
  children: (report: ReportData) => ReactNode;
};

/**
 * Lets the team edit the texts of a report in place, unless it is locked. See
 * `docs/decisions/0026-writing-the-report.md`.
 */
export function EditingProvider({
  questionnaireId,
  report,
  programme,
  changedFigures,
  fields,
  findAddress,
  children,
}: Props) {
  const [edited] = useState(() => createStore<string | null>(null));
  const [colleagues] = useState(() => createStore<readonly EditingColleague[]>([]));
  const [lastEdited] = useState(() => createStore<string | null>(null));
  const editing = useMemo(
    () => ({
      questionnaireId,
      report,
      programme,
      edited,
      lastEdited,
      colleagues,
      changedFigures,
      findAddress,
    }),
    [
      questionnaireId,
      report,
      programme,
      edited,
      lastEdited,
      colleagues,
      changedFigures,
      findAddress,
    ],
  );
  useEffect(() => {
    // Closes the editor in a locked report. No edit is lost: the save queue already has all edits, and notices show the
    // edits that the server refuses.
    if (report.isLocked) edited.set(null);
  }, [report.isLocked, edited]);
  // Closes the editor before printing, so that the edited text is printed in the same way as other texts.
  useBeforePrinting(() => edited.set(null));
  useOpenRequestedText(editing, fields);
  usePreloadEditorStyles(!report.isLocked);
  useEditingPresence(editing);
  const settled = useReportFrozenWhileEditing(editing);
  return <EditingContext value={editing}>{children(settled)}</EditingContext>;
}

/**
 * Preloads the editor's style sheet when the page is idle. Adding the style sheet makes the browser recalculate the
 * styles of the whole report, which would delay the start of editing. The editor's code is loaded only when editing
 * starts.
 * @param isEditable whether the texts can be edited
 */
function usePreloadEditorStyles(isEditable: boolean): void {
  useEffect(() => {
    if (!isEditable) return undefined;
    // Ignores a failure: when editing starts, the style sheet is loaded again, and a second failure is shown.
    const preload = () => void import('./rich-text/editorStyles.ts').catch(() => undefined);
    return runWhenIdle(preload);
  }, [isEditable]);
}
