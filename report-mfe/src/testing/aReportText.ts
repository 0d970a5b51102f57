import type { ReportText } from '@cert/shared/contract';

/** A saved text of the report. */
export function aReportText(html: string): ReportText {
  return { html, version: 1, savedAt: '2026-10-01T09:00:00.000Z', savedBy: 'Ana Kovačević' };
}
