import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { parseReportKey, reportKey } from '@cert/shared/domain';
import {
  entryId,
  knownAnswer,
  textIn,
  useLanguage,
  useSaveQueue,
  useStore,
} from '@cert/shared/platform';
import type { ReportView } from '../../reportView.ts';
import type { Editing } from '../EditingContext.ts';
import { storedText } from './storedText.ts';

/**
 * The report with its texts as they stand in this browser: what was typed and is not saved yet, else what the team has
 * saved. While a text is edited it stays as it was, so that nothing moves under the writer's hands.
 */
export function useSettledReport({ questionnaireId, report, edited }: Editing): ReportView {
  const language = useLanguage();
  const queue = useSaveQueue();
  const isEdited = useStore(edited) !== null;
  const followTexts = useCallback(
    (onChange: () => void) => {
      const prefix = entryId({ questionnaireId, key: '' });
      return queue.follow((id) => {
        if (id.startsWith(prefix) && parseReportKey(id.slice(prefix.length))) onChange();
      });
    },
    [queue, questionnaireId],
  );
  const { entries, acknowledged } = useSyncExternalStore(followTexts, () => queue.get());
  const current = useMemo(() => {
    // What was refused on a locked report stands in the messages; here what the server has.
    if (report.isLocked) return report;
    const texts: { [field: string]: string } = { ...report.texts };
    for (const id of [...entries.keys(), ...acknowledged.keys()]) {
      const field = fieldOf(id, { questionnaireId, language });
      if (field === undefined) continue;
      const stored = storedText(report.saved[field]);
      const known = { stored, entry: entries.get(id), acknowledged: acknowledged.get(id) };
      texts[field] = textIn(knownAnswer(known).value ?? false);
    }
    return { ...report, texts };
  }, [report, entries, acknowledged, questionnaireId, language]);
  const [kept, setKept] = useState(current);
  if (!isEdited && kept !== current) setKept(current);
  return kept;
}

function fieldOf(
  id: string,
  { questionnaireId, language }: { questionnaireId: number; language: string },
): string | undefined {
  const parsed = parseReportKey(id.slice(id.indexOf('/') + 1));
  if (parsed?.language !== language) return undefined;
  return id === entryId({ questionnaireId, key: reportKey(parsed) }) ? parsed.field : undefined;
}
