import { maxReportTextLength, refuse, type ReportKey } from '../../domain/index.ts';
import type { KeySaveHandler } from './singleSave.ts';
import { extractText } from './extractText.ts';

/**
 * Saves one text of the report. The whole team can write it, so it has versions and conflicts. A text that is too long
 * is refused as `too-large` before it is sent, because the server's refusal would not name the reason.
 */
export function createReportSaveHandler({ language, field }: ReportKey): KeySaveHandler {
  return {
    async send(api, { id, value, baseRevision }) {
      const html = extractText(value);
      if (html.length > maxReportTextLength) throw refuse('too-large');
      const { saved, conflicts } = await api.act('reportContentSaveItems', {
        id,
        language,
        content: { [field]: html },
        versions: { [field]: baseRevision },
      });
      const theirs = conflicts[field];
      if (theirs) {
        const { version, savedAt, savedBy } = theirs;
        const stored = { content: theirs.html, revision: version, savedAt, savedBy };
        return {
          conflict: { ...stored, value: theirs.html !== '', questionId: null, answerId: null },
        };
      }
      const known = saved[field];
      if (!known) throw new Error(`the server did not say what became of ${field}`);
      return { saved: { revision: known.version, savedAt: known.savedAt } };
    },
    shownBy: ['report', 'reportFieldLanguages', 'reportFieldHistory'],
  };
}
