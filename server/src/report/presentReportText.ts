import type { ReportText } from '@cert/shared/contract';

/** The columns of `report_fields`, joined with the author's account, that `presentReportText` needs. */
export const reportTextColumns = ['html', 'version', 'saved_at', 'accounts.name'] as const;

/** A stored text of the report in the format of the API. */
export function presentReportText(row: {
  html: string;
  version: number;
  saved_at: Date;
  name: string;
}): ReportText {
  const { html, version, saved_at, name } = row;
  return { html, version, savedAt: saved_at.toISOString(), savedBy: name };
}
