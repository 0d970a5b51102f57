import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from '@cert/shared/platform';
import type { ReportData } from '../toReportData.ts';
import { EditingContext, type Colleague, type EditingState } from './EditingContext.ts';
import { usePreloadEditorStyles } from './rich-text/usePreloadEditorStyles.ts';
import { useDescribeTextChanges } from './saving/useDescribeTextChanges.ts';
import { useEditedReport } from './saving/useEditedReport.ts';
import { useEditingPresence } from './presence/useEditingPresence.ts';

type Props = {
  questionnaireId: number;
  report: ReportData;
  programme: EditingState['programme'];
  /** Renders the report; it gets the report with the unsaved edits of this browser. */
  children: (report: ReportData) => ReactNode;
};

/**
 * Lets the team edit the texts of a report in place, unless it is locked. See
 * `docs/decisions/0026-writing-the-report.md`.
 */
export function EditingProvider({ questionnaireId, report, programme, children }: Props) {
  const [edited] = useState(() => createStore<string | null>(null));
  const [colleagues] = useState(() => createStore<readonly Colleague[]>([]));
  const [lastEdited] = useState(() => createStore<string | null>(null));
  const editing = useMemo(
    () => ({ questionnaireId, report, programme, edited, lastEdited, colleagues }),
    [questionnaireId, report, programme, edited, lastEdited, colleagues],
  );
  useEffect(() => {
    // Closes the editor in a locked report. No edit is lost: the save queue already has all edits and shows those that
    // the server refuses.
    if (report.isLocked) edited.set(null);
  }, [report.isLocked, edited]);
  useEffect(() => {
    // Closes the editor, so that the edited text is printed like the others.
    const close = () => flushSync(() => edited.set(null));
    window.addEventListener('beforeprint', close);
    return () => window.removeEventListener('beforeprint', close);
  }, [edited]);
  usePreloadEditorStyles(!report.isLocked);
  useEditingPresence(editing);
  useDescribeTextChanges(editing);
  const settled = useEditedReport(editing);
  return <EditingContext value={editing}>{children(settled)}</EditingContext>;
}
