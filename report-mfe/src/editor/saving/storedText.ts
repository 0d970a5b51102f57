import type { ReportText } from '@cert/shared/contract';
import type { StoredValue } from '@cert/shared/platform';

/** Converts a loaded text to the format of the save queue; undefined if the text was never saved. */
export function storedText(text: ReportText | undefined): StoredValue | undefined {
  if (!text) return undefined;
  const { html, version, savedAt, savedBy } = text;
  const about = { value: html !== '', questionId: null, answerId: null };
  return { content: html, revision: version, savedAt, savedBy, ...about };
}
