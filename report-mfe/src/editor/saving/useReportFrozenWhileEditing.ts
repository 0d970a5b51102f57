import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { parseReportKey, reportKey } from '@cert/shared/domain';
import { entryId, readField, useLanguage, useSaveQueue, useStore } from '@cert/shared/platform';
import type { ReportData } from '../../reportData.ts';
import type { EditingState } from '../EditingContext.ts';
import { toReportTextField } from './reportTextSaver.ts';

/**
 * The report with the unsaved edits of this browser; all other texts are as saved. While a text is being edited, the
 * returned report does not change, so that the layout does not move during typing.
 */
export function useReportFrozenWhileEditing({
  questionnaireId,
  report,
  edited,
}: EditingState): ReportData {
  const isEdited = useStore(edited) !== null;
  const current = useReportWithUnsavedEdits(questionnaireId, report);
  const [kept, setKept] = useState(current);
  if (!isEdited && kept !== current) setKept(current);
  return kept;
}

/** The report with the latest unsaved edits of this browser; undefined until the report is loaded. */
export function useReportWithUnsavedEdits<Report extends ReportData | undefined>(
  questionnaireId: number,
  report: Report,
): Report {
  const language = useLanguage();
  const queue = useSaveQueue();
  const followTexts = useCallback(
    (onChange: () => void) => {
      const prefix = entryId({ questionnaireId, key: '' });
      return queue.subscribeToEntries((id) => {
        if (id.startsWith(prefix) && parseReportKey(id.slice(prefix.length))) onChange();
      });
    },
    [queue, questionnaireId],
  );
  const { entries, acknowledged } = useSyncExternalStore(followTexts, () => queue.get());
  return useMemo(() => {
    // In a locked report the page shows the server's texts. The edits that the server has refused are shown in the
    // notices.
    if (!report || report.isLocked) return report;
    const texts: { [field: string]: string } = { ...report.texts };
    for (const id of [...entries.keys(), ...acknowledged.keys()]) {
      const field = fieldOf(id, { questionnaireId, language });
      if (field === undefined) continue;
      const stored = toReportTextField(questionnaireId, { language, field }, report.saved[field]);
      texts[field] = readField({ entries, acknowledged }, stored).value ?? '';
    }
    return { ...report, texts };
  }, [report, entries, acknowledged, questionnaireId, language]);
}

function fieldOf(
  id: string,
  { questionnaireId, language }: { questionnaireId: number; language: string },
): string | undefined {
  const parsed = parseReportKey(id.slice(id.indexOf('/') + 1));
  if (parsed?.language !== language) return undefined;
  return id === entryId({ questionnaireId, key: reportKey(parsed) }) ? parsed.field : undefined;
}
