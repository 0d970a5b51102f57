import type { ReportText } from '@cert/shared/contract';
import {
  maxReportTextLength,
  parseReportKey,
  refuse,
  reportKey,
  timelineLimits,
  type ReportTextId,
} from '@cert/shared/domain';
import {
  listStaleReads,
  textSaverFunctions,
  type Saver,
  type StoredField,
  type StoredValue,
} from '@cert/shared/platform';
import { parseTimelineItems } from '../../texts/timeline/parseTimeline.ts';

/**
 * Saves one text of the report. The whole team can write it, so it has versions and conflicts. A text that is too long
 * is refused as `too-large` before it is sent, because the server's refusal would not name the reason.
 */
export const reportTextSaver: Saver<string> = {
  ...textSaverFunctions,
  prefixes: ['report_'],
  alert: 'changes',
  async send(api, { questionnaireId: id, key, value: html, baseRevision }) {
    const text = parseReportKey(key);
    if (!text) throw new Error(`${key} names no text of the report`);
    const { language, field } = text;
    if (html.length > maxReportTextLength || hasLongItem(text, html)) throw refuse('too-large');
    const { saved, conflicts } = await api.act('reportContentSaveItems', {
      id,
      language,
      content: { [field]: html },
      versions: { [field]: baseRevision },
    });
    const theirs = conflicts[field];
    if (theirs) return { conflict: toStoredValue(theirs) };
    const known = saved[field];
    if (!known) throw new Error(`the server did not say what became of ${field}`);
    return { saved: { revision: known.version, savedAt: known.savedAt } };
  },
  shownBy: listStaleReads('reportContentSaveItems'),
};

/** Whether a text of the timeline is longer than the server accepts. */
function hasLongItem({ field }: ReportTextId, json: string): boolean {
  const items = field === 'timeline' ? (parseTimelineItems(json) ?? []) : [];
  return items.some((item) =>
    [item.title, item.subtitle].some((text) => text.length > timelineLimits.letters),
  );
}

/**
 * Describes one text of the report for the save queue: its saver, its key and what is stored.
 * @param text as saved; undefined if it was never saved
 */
export function toReportTextField(
  questionnaireId: number,
  name: ReportTextId,
  text: ReportText | undefined,
): StoredField<string> {
  return {
    saver: reportTextSaver,
    questionnaireId,
    key: reportKey(name),
    stored: text && toStoredValue(text),
  };
}

function toStoredValue({ html, version, savedAt, savedBy }: ReportText): StoredValue<string> {
  return { value: html, revision: version, savedAt, savedBy };
}
