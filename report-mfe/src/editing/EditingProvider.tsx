import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from '@cert/shared/platform';
import type { ReportView } from '../reportView.ts';
import { EditingContext, type Colleague, type Editing } from './EditingContext.ts';
import { useStylesSooner } from './rich-text/useStylesSooner.ts';
import { useDescribedTexts } from './saving/useDescribedTexts.ts';
import { useSettledReport } from './saving/useSettledReport.ts';
import { useAnnounceEditing } from './presence/useAnnounceEditing.ts';

type Props = {
  questionnaireId: number;
  report: ReportView;
  programme: Editing['programme'];
  /** Shows the report with the texts as they stand in this browser. */
  children: (report: ReportView) => ReactNode;
};

/** Lets the team write the texts of a report where they stand, as long as it is not locked. */
export function EditingProvider({ questionnaireId, report, programme, children }: Props) {
  const [edited] = useState(() => createStore<string | null>(null));
  const [colleagues] = useState(() => createStore<readonly Colleague[]>([]));
  const [left] = useState(() => createStore<string | null>(null));
  const editing = useMemo(
    () => ({ questionnaireId, report, programme, edited, left, colleagues }),
    [questionnaireId, report, programme, edited, left, colleagues],
  );
  useEffect(() => {
    // What was typed until then is in the queue by now, which shows what the server refuses.
    if (report.isLocked) edited.set(null);
  }, [report.isLocked, edited]);
  useEffect(() => {
    // A text that is being edited is printed as any other.
    const close = () => flushSync(() => edited.set(null));
    window.addEventListener('beforeprint', close);
    return () => window.removeEventListener('beforeprint', close);
  }, [edited]);
  useStylesSooner(!report.isLocked);
  useAnnounceEditing(editing);
  useDescribedTexts(editing);
  const settled = useSettledReport(editing);
  return <EditingContext value={editing}>{children(settled)}</EditingContext>;
}
