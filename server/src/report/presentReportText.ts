import type { ReportText } from '@cert/shared/contract';

/** What `presentReportText` needs of `report_fields` with the account that saved the text. */
export const reportTextColumns = ['html', 'version', 'saved_at', 'accounts.name'] as const;

/** One stored text of the report as it travels. */
export function presentReportText(row: {
  html: string;
  version: number;
  saved_at: Date;
  name: string;
}): ReportText {
  const { html, version, saved_at, name } = row;
  return { html, version, savedAt: saved_at.toISOString(), savedBy: name };
}
