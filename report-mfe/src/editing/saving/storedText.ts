import type { ReportText } from '@cert/shared/contract';
import type { StoredValue } from '@cert/shared/platform';

/** A text as the page loaded it, for the save queue; undefined if it was never saved. */
export function storedText(text: ReportText | undefined): StoredValue | undefined {
  if (!text) return undefined;
  const { html, version, savedAt, savedBy } = text;
  const about = { value: html !== '', questionId: null, answerId: null };
  return { content: html, revision: version, savedAt, savedBy, ...about };
}
